// Written by hand from the specification. Nothing is read from the site's own files, because these rows test them.
import * as company from "./specifiedCompany";

/** How a link navigates. */
export type Way = "document" | "in the site" | "on the page" | "new tab" | "own program";

export type Link = readonly [way: Way, href: string, words: string];

/** How the notes beside figures begin, by a short name for each. */
export const notes: Readonly<Record<string, string>> = {
  "note: target": "Illustrative design targets",
  "note: modeled": "Modeled outcomes",
  "note: dashboard": "Sample dashboard with illustrative data",
  "note: guaranteed":
    "Illustrative design targets. A first-year guarantee applies only where a signed agreement states it.",
  "note: examples": "Example organizations",
  "note: quote": "Illustrative quote. The person and organization are examples.",
  "note: message": "Example messages",
  "note: sample": "Sample registry. Entries are invented.",
};

/** The calls to action. All of them load a document. */
const calls = {
  "Book a Demo": "/contact",
  "Contact Us": "/contact",
  "Explore Our Platform": "/platform",
  "Platform Overview": "/platform",
  "See All Solutions": "/solutions/overview",
  "See Modeled Outcomes": "/modeled-outcomes",
  "View Solutions": "/solutions",
};

/** The texts of links by address. Several links to one address are separated by " | ". */
type LinkWords = Readonly<Record<string, string>>;

export interface SpecifiedPage {
  readonly title: string;
  /** The headings of the page and of its sections, in order, each with the notes and words that follow it, in order. */
  readonly sections: Readonly<Record<string, string>>;
  /** What the wide menu marks as the current page. The mobile menu marks only the last of them. */
  readonly marked?: readonly string[];
  readonly calls?: readonly (keyof typeof calls)[];
  readonly links: LinkWords;
  readonly article?: readonly [slug: string, title: string];
  /** How the alternative texts of the page's own pictures begin, in order. */
  readonly pictures?: string;
}

const products = {
  "/platform/get-more-patients": "Get more patients",
  "/platform/engage-more-patients": "Engage more patients",
};
const howWeModel = { "/modeled-outcomes": "How we model outcomes" };
const disclaimer = { "/modeled-outcomes#disclaimer": "Read the full disclaimer" };
const support = { [`mailto:support@${company.domain}`]: `support@${company.domain}` };
const sales = {
  [`mailto:sales@${company.domain}`]: `sales@${company.domain}`,
  "tel:+16175550142": "(617) 555-0142",
};

export const specifiedPages: Readonly<Record<string, SpecifiedPage>> = {
  "/": {
    title: `${company.name} | From Invisible to Engaged`,
    sections: {
      "From Invisible to Engaged":
        "85% of patients unseen | new revenue in year 1 $3M+ | engagement boost 40% | ROI 6:1 | note: target",
      "Sample dashboard":
        "Risk levels | High 12% | Medium 38% | Low 50% | Outreach completed | 78% | Care-plan nudges | Medication 32 | Appointments 48 | Screenings 27 | Flywheel stages | Ignite | Accelerate | Compound | Dominate | note: dashboard",
      "Partner organizations": "",
      "Our Core Products": `Get more patients ${company.registry} | note: sample | Engage more patients ${company.nudges} | SMS reminder | Email nudge | App notification | Care gap alert | note: message`,
      "What a deployment is designed to reach":
        "note: target | Engagement 40% | Less referral leakage 25% | Annual impact by year 5 $7M+",
      "Modeled Outcomes":
        "First-year value $3.2M | Three-year return 6.2:1 | Success rate 85% | note: modeled",
      "Who We Serve": "Providers | Health Plans | ACOs | Employers",
      [`Why choose ${company.name}`]:
        "We start before the first visit | Each nudge asks for one thing | Your team keeps its tools | We show our math",
      "Meet the patients you have been missing": "Book a Demo | Explore Our Platform",
    },
    calls: ["Book a Demo", "Explore Our Platform"],
    links: {
      "https://wrenfield-health.example": "Wrenfield Health System",
      "https://aldenmere-hospitals.example": "Aldenmere Hospitals",
      "https://corvane-healthplan.example": "Corvane Health Plan",
      "https://stillbrook-care.example": "Stillbrook Care Partners",
      "https://quillon-coalition.example": "Quillon Employer Coalition",
      "/platform/get-more-patients": `See ${company.registry}`,
      "/platform/engage-more-patients": `See ${company.nudges}`,
      "/solutions/providers": `${company.name} for providers`,
      "/solutions/health-plans": `${company.name} for health plans | ${company.name} for ACOs`,
      "/solutions/employers": `${company.name} for employers`,
      "/modeled-outcomes":
        "See the yearly projection | See the total return | See the impact figures | How we model outcomes",
    },
    pictures:
      "Half-circle gauge of risk levels among people assessed: High 12%, Medium 38%, Low 50%. | Rail of fifty ticks with 39 lit: outreach completed, 78%. | Counts of care-plan nudges sent today: Medication 32, Appointments 48, Screenings 27. | Ring with four flywheel stages in order: Ignite, Accelerate, Compound, Dominate. | Wrenfield | Aldenmere | Corvane | Stillbrook | Quillon",
  },
  "/about": {
    title: `About ${company.name} | Our Story, Mission and Leadership`,
    sections: {
      "Good care starts with being seen": "",
      "Our story": "",
      "Mission, vision and values":
        "Our mission | Our vision | Ask first | Say it plainly | Show the math | Respect the front desk",
      "Leadership team":
        "Ingrid Okafor-Bell Co-founder and Chief Executive Officer Community hospital operations | Tomas Ruelle, MD Chief Medical Officer Preventive and primary care | Soo-jin Hallam, PhD Chief Behavioral Scientist Behavioral science and message design | Wendell Achterberg Chief Technology Officer Health data exchange | Nadia Benhaddou Chief Privacy Officer HIPAA compliance and data governance | Mateo Villareal-Ng Vice President, Client Success Deployment planning for providers, plans and employers",
      "Milestones along the way": `2000 A survey on paper ${company.name} begins with | 2010 ${company.registry} goes online The survey becomes | 2023 ${company.nudges} arrives A behavioral nudge engine | 2026 One shared view Our goal for 2026`,
      "Talk with the people behind the work": "Contact Us | Explore Our Platform",
      "Book Your Demo": "Name Email Organization Book My Demo",
    },
    marked: ["About"],
    calls: ["Explore Our Platform", "Contact Us"],
    links: { "#story": "Read Our Story", ...sales },
    article: ["meeting-people-where-they-gather", "Meeting people where they already gather"],
  },
  "/platform": {
    title: `Patient Engagement Platform Overview | ${company.name}`,
    sections: {
      "How a health answer becomes a kept appointment": "View Solutions See How It Works",
      "Core technology in four parts that share one record": `Community risk registry | Behavioral nudge engine | ${company.analytics} | Integration layer`,
      "How it works in five steps": "Intake | Analysis | Personalization | Engagement | Outcomes",
      "Capacity sized for your busiest Monday":
        "assessments a day 50K+ | response < 200 ms | uptime SLA 99.9% | EHR systems 50+ | CRM platforms 25+ | API endpoints 200+ | note: target",
      "Our Core Products": `${company.registry} | note: sample | ${company.nudges} | note: message`,
      "See the platform with your own workflow": "Book a Demo | View Solutions",
      "Request Your Demo": "Name Email Organization Request My Demo",
    },
    marked: ["Platform", "Platform Overview"],
    calls: ["View Solutions", "Book a Demo"],
    links: { "#how-it-works": "See How It Works", ...products, ...howWeModel, ...sales },
    pictures: "Five nested arches",
  },
  "/platform/get-more-patients": {
    title: `Get More Patients With ${company.registry} | ${company.name}`,
    sections: {
      [`${company.registry}: meet patients you have not seen yet`]:
        "of patients unseen 85% | note: target | note: sample",
      "The key benefits of a registry":
        "A list that starts outside your walls | Consent from the start | Risk before urgency | A direct path to booking",
      "Four steps from invitation to visit":
        "Step 1 of 4 Invite | Step 2 of 4 Assess | Step 3 of 4 Match | Step 4 of 4 Book | See All Solutions",
      "The results we design for":
        "completion 90%+ | Against an industry 40–60% | appointment booking rate 20–25% | hospitals served 1,000+ | guaranteed first-year ROI 6:1 | note: guaranteed",
      "Integrations with the systems you run":
        "EHR systems | CRM platforms | Scheduling | Secure messaging | Phone and mail | Open API",
      "A hospital chief executive on finding neighbors":
        "Delphine Osei-Marsh Chief Executive Officer | Cedar Hollow Community Hospital | note: quote",
      "Find out who lives nearby and needs you": "Book a Demo | Platform Overview",
      [`Request Your ${company.registry} Demo`]: "Name Email Organization Request My Demo",
    },
    marked: ["Platform", "Get More Patients"],
    calls: ["Book a Demo", "See All Solutions", "Platform Overview"],
    links: {
      "#process": "See the Four Steps",
      [`https://registry.${company.domain}`]: "For community members: visit the registry",
      ...howWeModel,
      ...disclaimer,
      ...sales,
    },
    article: ["health-questions-people-will-finish", "How to write health questions people will finish"],
    pictures: "Range chart from 0% to 100%. Industry completion: 40 to 60 percent",
  },
  "/platform/engage-more-patients": {
    title: `Engage More Patients With ${company.nudges} | ${company.name}`,
    sections: {
      [`${company.nudges}: messages that help people follow through`]:
        "Book a Demo | See All Solutions | note: message",
      "Benefits that patients and staff notice":
        "Timing that fits a life | Words people use | Fewer calls to make",
      "The five-step nudge flow": "Signal | Choose | Send | Listen | Adjust",
      "Where better engagement shows up":
        "preventive-care compliance 40% | fewer missed appointments 30% | chronic engagement 25% | note: modeled",
      "What a nudge looks like":
        "SMS reminder | Email nudge | App notification | Care gap alert | note: message",
      "Integration notes":
        "Typical implementation takes 4–6 weeks | typical implementation 4–6 weeks | note: target",
      "Send yourself a nudge": "Book a Demo | Platform Overview",
      [`Request Your ${company.nudges} Demo`]: "Name Email Organization Request My Demo",
    },
    marked: ["Platform", "Engage More Patients"],
    calls: ["Book a Demo", "See All Solutions", "Platform Overview"],
    links: { ...howWeModel, ...sales },
    article: ["a-reminder-worth-answering", "What makes a reminder worth answering"],
    pictures:
      "One day as a rail with five marks in order: Signal, Choose, Send, Listen, Adjust. | Phone with a text message | Email | Phone lock screen | Alert for staff | Six weeks on a line, the fourth to the sixth lit: typical implementation takes 4 to 6 weeks",
  },
  "/solutions": {
    title: `Solutions for Providers, Plans and Employers | ${company.name}`,
    sections: {
      "For everyone who pays for care or provides it":
        "Providers ROI 8:1 | Health Plans ROI 12:1 | Employers ROI 6:1 | note: modeled",
      "Go-live in 45 days": "85% faster than industry | note: target",
      "Success metrics after launch": "retention 95% | NPS 72 | go-live success 98% | note: target",
      "Impact Highlights":
        "assessment completion 90% Against an industry average of 65% | engagement boost 40% | less referral leakage 25% | ROI, conservative case 3:1 | note: modeled",
      "Our Core Products": `${company.registry} | ${company.nudges} | ${company.analytics}`,
      "Who We Serve": "Providers | Health Plans | ACOs | Employers",
      "Featured Case Studies":
        "$3M+ | new revenue in year 1 Cedar Hollow Community Hospital Community hospital Opened a registry | 40% preventive-care compliance Northfen Health Plan Health plan Replaced one yearly letter | 6:1 | ROI Brackwater Foods Employer Offered risk checks | note: examples",
      "Tell us which number matters to you": "Book a Demo | Explore Our Platform",
      "Book Your Demo": "Name Email Organization Book My Demo",
    },
    marked: ["Solutions", "Solutions Overview"],
    calls: ["Book a Demo", "Explore Our Platform"],
    links: {
      "#who-we-serve": "See Who We Serve",
      ...products,
      "/solutions/analytics": "See modeled results",
      "/solutions/providers": "Providers | For Providers",
      "/solutions/health-plans": "Health Plans | For Health Plans | For ACOs",
      "/solutions/employers": "Employers | For Employers",
      "/modeled-outcomes": "See modeled outcomes | How we model outcomes",
      ...sales,
    },
    pictures: `Two bars that compare time to go-live. The ${company.name} bar reads 45 days`,
  },
  "/solutions/providers": {
    title: `Patient Outreach for Hospitals and Clinics | ${company.name}`,
    sections: {
      "Bring the right patients through your doors": "Book a Demo Explore Our Platform",
      "Benefits for your clinics":
        "New patients from your own area | Fewer empty slots | Referrals that stay close",
      "How it helps, from first look to final report":
        "Step 1 of 5 Identify | Step 2 of 5 Outreach | Step 3 of 5 Schedule | Step 4 of 5 Follow-Up | Step 5 of 5 Report",
      "Outcome metrics for providers":
        "ROI for Providers 8:1 | Less referral leakage 25% | Fewer missed appointments 30% | note: modeled",
      "Integration with the records you already keep":
        "note: sample | Bidirectional EHR integration via HL7 FHIR | HIPAA-compliant secure messaging | Cloud or on-prem",
      "A patient access director on the daily work":
        "Lucinda Farrow, RN Director of Patient Access | Penmarrow Medical Group | note: quote",
      "Start with one clinic or one service line": "Contact Us | Explore Our Platform",
      "Book Your Demo": "Name Email Organization Book My Demo",
    },
    marked: ["Solutions", "For Providers"],
    calls: ["Book a Demo", "Explore Our Platform", "Contact Us"],
    links: howWeModel,
    article: ["one-timeline-for-answers-and-nudges", "One timeline for assessments and nudges"],
    pictures: `Line drawing of a hospital | The EHR on the left and ${company.name} on the right, joined by two`,
  },
  "/solutions/health-plans": {
    title: `Member Engagement for Health Plans and ACOs | ${company.name}`,
    sections: {
      "Help members use the care they already have":
        "Book a Demo See Modeled Outcomes | ROI for Health Plans 12:1 | note: modeled",
      [`Four challenges, and how ${company.name} helps`]:
        "Members do not open what we send. | We learn about risk from claims, months late. | Three departments contact the same member in one week. | One message calendar with limits for each person, whoever sends. | A gap is closed, but the record does not show it.",
      "Outcome metrics for health plans":
        "Preventive-care compliance 40% | Engagement boost 40% | Chronic engagement 25% | note: modeled",
      "What an ACO gets from the same platform":
        "note: sample | Shared gap lists | Nudges in the practice’s name | Reports by contract",
      "A plan leader on members who went quiet":
        "Arturo Beaumont-Lee Vice President of Member Health | Northfen Health Plan | note: quote",
      "Choose one measure and test it": "Contact Us | See Modeled Outcomes",
      "Book Your Demo": "Name Email Organization Book My Demo",
    },
    marked: ["Solutions", "For Health Plans"],
    calls: ["Book a Demo", "See Modeled Outcomes", "Contact Us"],
    links: howWeModel,
    article: ["shared-savings-shared-list", "Shared savings start with a shared list"],
  },
  "/solutions/employers": {
    title: `Preventive Health Outreach for Employers | ${company.name}`,
    sections: {
      "Health benefits people remember to use": "Book a Demo See Modeled Outcomes",
      [`How it helps: one employee’s week with ${company.name}`]:
        "Monday | Tuesday | Wednesday | Thursday | Friday",
      "Benefits for your people and your plan":
        "Care on their schedule | No guesswork about coverage | Earlier attention to risk | Benefits that get used",
      "What employers see and what stays private":
        "note: sample | You see | Group totals | Program results | You never see | Individual answers | Names beside risks",
      "Outcome metrics for employers":
        "Guaranteed first-year ROI 6:1 | Engagement boost 40% | Fewer missed appointments 30% | note: guaranteed",
      "A benefits director on a quiet result":
        "Hana Kirchner Director of Benefits | Brackwater Foods | note: quote",
      "Plan a pilot at one site": "Contact Us | See Modeled Outcomes",
      "Book Your Demo": "Name Email Organization Book My Demo",
    },
    marked: ["Solutions", "For Employers"],
    calls: ["Book a Demo", "See Modeled Outcomes", "Contact Us"],
    links: disclaimer,
    pictures: "Line drawing of a factory and an office tower | Five working days as dots. Monday, Tuesday",
  },
  "/blog": {
    title: `Blog: Patient Engagement and Population Health | ${company.name}`,
    sections: {
      "Notes on reaching people and keeping in touch": "articles 50+ | monthly readers 12K+ | note: target",
      "Who is missing from your waiting room?": "By Ingrid Okafor-Bell September 16, 2025",
      "All articles": `Search articles | Audience All Providers Plans | Products All ${company.registry} ${company.nudges} ${company.analytics} | Topics All Risk Assessment Engagement Health Equity Population Health Value-Based Care Product Updates Case Studies Research Industry Trends | All topics selected Risk Assessment Engagement Health Equity Population Health Value-Based Care Product Updates Case Studies Research Industry Trends`,
      "Most Read":
        "What makes a reminder worth answering | Who is missing from your waiting room? | Shared savings start with a shared list | How to write health questions people will finish",
      "Get new articles by email": "Email address Subscribe",
      "Case studies": "View Modeled Outcomes | note: modeled",
      "See the platform behind these notes": "Explore Our Platform",
    },
    calls: ["Explore Our Platform"],
    links: { "/modeled-outcomes": "View Modeled Outcomes | How we model outcomes" },
    pictures: "Row of empty chairs",
  },
  "/modeled-outcomes": {
    title: `Modeled Outcomes and Projected ROI | ${company.name}`,
    sections: {
      "What a deployment could return": "note: modeled | $3.2M Year 1 | $5.8M Year 2 | $8.1M Year 3",
      "Projected ROI over three years":
        "Period | Projection | What it shows | Year 1 $3.2M | Year 2 $5.8M | Year 3 $8.1M | Total 6.2:1 6.2 to 1 | note: modeled",
      "Impact the model projects":
        "engagement boost 40% | success rate 85% | less referral leakage 25% | fewer missed appointments 30% | note: modeled",
      "What the ratios mean for a program of your size": "Modeled return | note: modeled",
      "Three example organizations":
        "Marlow Ridge Regional Health Regional health system Invites nearby towns | projected in Year 1 | Pinnock Valley ACO Accountable care organization Shares one gap list across practices and confirms each visit by nudge. 30% fewer missed appointments | Sable Point Health Plan Health plan Moves outreach | 40% engagement boost | note: examples",
      "How to read these numbers":
        "Why do ROI ratios differ between pages? | Why do yearly dollar amounts differ? | Why are there two industry benchmarks for completion? | What would change the result?",
      "Disclaimer: projections without a guarantee": `The outcomes on this page are modeled projections. | ${company.name} makes no guarantee | A guarantee exists only where a signed agreement states one`,
      "Test the model with your own numbers": "Book a Demo | Read the blog",
    },
    marked: ["Resources", "Modeled Outcomes"],
    calls: ["Book a Demo"],
    links: {
      "#disclaimer": "Read the Disclaimer",
      "#ratio-ruler": "Try Your Own Numbers",
      "/blog": "Read the blog",
    },
    article: ["how-we-test-a-nudge", "How we test a nudge before members see it"],
    pictures: "Three rising columns of projected value. Year 1: 3.2 million dollars",
  },
  "/contact": {
    title: `Contact ${company.name} | Demos, Sales and Support`,
    sections: {
      "Talk with our team": "promised response < 24h | Within 1 business day",
      "Send us a message": `Name * | Email * | Organization | Topic * Choose a topic ${company.registry} ${company.nudges} Support Other | Message | Send Message`,
      "Other ways to reach us": "Sales | Support | Phone | Office 100 Harbor Street",
      "Our office in Boston": "100 Harbor Street",
      "Questions we hear often": `What happens after I write to you? | How long does it take to go live? | go-live in 45 days | typical implementation takes 4–6 | Will ${company.name} work with our EHR? | How do you protect patient information? | Are the results on this site guaranteed? | I am a patient. Can you help me? | note: target`,
      "Until we talk, look around the platform": "Explore Our Platform",
    },
    calls: ["Explore Our Platform"],
    links: {
      ...sales,
      ...support,
      ...howWeModel,
      "https://www.openstreetmap.org/?mlat=42.3559&mlon=-71.0499#map=17/42.3559/-71.0499": "Open in maps",
    },
  },
  "/login": {
    title: `Sign In | ${company.name}`,
    sections: {
      "Welcome Back": "Email Password Forgot password? Sign In",
      "No account yet?": "Contact us | Explore the platform",
    },
    links: {
      "/contact": "Forgot password? | Contact us | Contact our team",
      "/platform": "Explore the platform",
    },
  },
  "/no-such-page": {
    title: `Page Not Found | ${company.name}`,
    sections: {
      "Oops! Page not found": "Return to Home",
      "Pages you may want": "Platform | Solutions | Modeled Outcomes | Blog | Contact",
    },
    links: {
      "/": "Return to Home",
      "/platform": "Platform",
      "/solutions": "Solutions",
      "/modeled-outcomes": "Modeled Outcomes",
      "/blog": "Blog",
      "/contact": "Contact",
      ...support,
    },
  },
};

/** The calls to action and the links in the main part of a page. */
export function linksOf({ calls: ofPage = [], links, article }: SpecifiedPage): readonly Link[] {
  const ofArticle = article ? { [`/blog?article=${article[0]}`]: `From the blog: ${article[1]}` } : {};
  const toDocuments = ofPage.map((words): Link => ["document", calls[words], words]);
  return [...toDocuments, ...linksIn({ ...links, ...ofArticle })];
}

/** The header's drop-downs, in order: what each leads to. */
export const dropDowns: Readonly<Record<string, LinkWords>> = {
  Platform: {
    "/platform": "Platform Overview",
    "/platform/get-more-patients": "Get More Patients",
    "/platform/engage-more-patients": "Engage More Patients",
  },
  Solutions: {
    "/solutions": "Solutions Overview",
    "/solutions/providers": "For Providers",
    "/solutions/health-plans": "For Health Plans",
    "/solutions/employers": "For Employers",
  },
  Resources: { "/modeled-outcomes": "Modeled Outcomes" },
};

/** The links in the header of every page, in the wide menu and the mobile menu, in order. */
export const headerLinks = [
  ...linksIn({ "/about": "About" }),
  ...Object.values(dropDowns).flatMap(linksIn),
  ...linksIn({ "/contact": "Contact Us", [`https://registry.${company.domain}`]: "Visit the Registry" }),
];

/** The footer's columns, in order: what each leads to. */
export const footerColumns: Readonly<Record<string, LinkWords>> = {
  "How can we help you?": {
    ...products,
    "/modeled-outcomes": "Improve outcomes",
    "/contact": "Get expertise",
  },
  "More Information": {
    "/about": "About",
    "/platform": "Platform",
    "/solutions": "Solutions",
    "/solutions/providers": "For Providers",
    "/solutions/health-plans": "For Health Plans",
    "/solutions/employers": "For Employers",
  },
};

/** The links in the footer of every page. */
export const footerLinks = [
  ...Object.values(footerColumns).flatMap(linksIn),
  ...linksIn({
    "/": company.name,
    "/contact": "Contact us",
    [company.linkedInUrl]: `${company.name} on LinkedIn`,
    "/privacy": "Privacy Policy",
    "/terms": "Terms of Use",
  }),
];

function linksIn(links: LinkWords): readonly Link[] {
  return Object.entries(links).flatMap(([href, words]) =>
    words.split(" | ").map((each): Link => [wayTo(href), href, each]),
  );
}

/** How a link to an address navigates, unless it is a call to action. */
function wayTo(href: string): Way {
  if (href.startsWith("#")) return "on the page";
  if (href.startsWith("https:")) return "new tab";
  return href.startsWith("/") ? "in the site" : "own program";
}
