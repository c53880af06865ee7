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
  "note: sample": "Sample",
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
  /** For each heading, the notes of its section and then the section's text, in order. The first heading is the h1. */
  readonly sections: Readonly<Record<string, string>>;
  readonly otherHeadings?: string;
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
      "From Invisible to Engaged": "note: target",
      "Sample dashboard": "note: dashboard | High | Medium | Low | Ignite | Accelerate | Compound | Dominate",
      "Our Core Products":
        "note: sample | note: message | SMS reminder | Email nudge | App notification | Care gap alert",
      "What a deployment is designed to reach": "note: target",
      "Who We Serve": "Providers | Health Plans | ACOs | Employers",
      [`Why choose ${company.name}`]:
        "We start before the first visit | Each nudge asks for one thing | Your team keeps its tools | We show our math",
      "Modeled Outcomes": "note: modeled",
    },
    otherHeadings: "Partner organizations | Meet the patients you have been missing",
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
      "Mission, vision and values": "Ask first | Say it plainly | Show the math | Respect the front desk",
      "Leadership team":
        "Ingrid Okafor-Bell | Tomas Ruelle, MD | Soo-jin Hallam, PhD | Wendell Achterberg | Nadia Benhaddou | Mateo Villareal-Ng",
      "Milestones along the way": `2000 | A survey on paper | 2010 | ${company.registry} goes online | 2023 | ${company.nudges} arrives | 2026 | One shared view`,
    },
    otherHeadings: "Our story | Book Your Demo | Talk with the people behind the work",
    marked: ["About"],
    calls: ["Explore Our Platform", "Contact Us"],
    links: { "#story": "Read Our Story", ...sales },
    article: ["meeting-people-where-they-gather", "Meeting people where they already gather"],
  },
  "/platform": {
    title: `Patient Engagement Platform Overview | ${company.name}`,
    sections: {
      "How a health answer becomes a kept appointment": "",
      "Core technology in four parts that share one record": `Community risk registry | Behavioral nudge engine | ${company.analytics} | Integration layer`,
      "How it works in five steps": "Intake | Analysis | Personalization | Engagement | Outcomes",
      "Capacity sized for your busiest Monday": "note: target",
      "Our Core Products": "note: sample | note: message",
    },
    otherHeadings: "Request Your Demo | See the platform with your own workflow",
    marked: ["Platform", "Platform Overview"],
    calls: ["View Solutions", "Book a Demo"],
    links: { "#how-it-works": "See How It Works", ...products, ...howWeModel, ...sales },
    pictures: "Five nested arches",
  },
  "/platform/get-more-patients": {
    title: `Get More Patients With ${company.registry} | ${company.name}`,
    sections: {
      [`${company.registry}: meet patients you have not seen yet`]: "note: target | note: sample",
      "Four steps from invitation to visit": "Step 1 of 4 | Invite | Assess | Match | Book",
      "The results we design for": "note: guaranteed",
      "Integrations with the systems you run":
        "EHR systems | CRM platforms | Scheduling | Secure messaging | Phone and mail | Open API",
      "A hospital chief executive on finding neighbors": "note: quote",
    },
    otherHeadings: `The key benefits of a registry | Request Your ${company.registry} Demo | Find out who lives nearby and needs you`,
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
      [`${company.nudges}: messages that help people follow through`]: "note: message",
      "Benefits that patients and staff notice":
        "Timing that fits a life | Words people use | Fewer calls to make",
      "The five-step nudge flow": "Signal | Choose | Send | Listen | Adjust",
      "Where better engagement shows up": "note: modeled",
      "What a nudge looks like":
        "note: message | SMS reminder | Email nudge | App notification | Care gap alert",
      "Integration notes": "note: target",
    },
    otherHeadings: `Request Your ${company.nudges} Demo | Send yourself a nudge`,
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
      "For everyone who pays for care or provides it": "note: modeled | Providers | Health Plans | Employers",
      "Go-live in 45 days": "note: target",
      "Success metrics after launch": "note: target",
      "Our Core Products": `${company.registry} | ${company.nudges} | ${company.analytics}`,
      "Who We Serve": "Providers | Health Plans | ACOs | Employers",
      "Impact Highlights": "note: modeled",
      "Featured Case Studies":
        "note: examples | Cedar Hollow Community Hospital | Northfen Health Plan | Brackwater Foods",
    },
    otherHeadings: "Success metrics after launch | Book Your Demo | Tell us which number matters to you",
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
      "Bring the right patients through your doors": "",
      "Benefits for your clinics":
        "New patients from your own area | Fewer empty slots | Referrals that stay close",
      "How it helps, from first look to final report":
        "Step 1 of 5 | Identify | Step 2 of 5 | Outreach | Step 3 of 5 | Schedule | Step 4 of 5 | Follow-Up | Step 5 of 5 | Report",
      "Outcome metrics for providers": "note: modeled",
      "Integration with the records you already keep":
        "Bidirectional EHR integration via HL7 FHIR | HIPAA-compliant secure messaging | Cloud or on-prem",
      "A patient access director on the daily work": "note: quote",
    },
    otherHeadings: "Book Your Demo | Start with one clinic or one service line",
    marked: ["Solutions", "For Providers"],
    calls: ["Book a Demo", "Explore Our Platform", "Contact Us"],
    links: howWeModel,
    article: ["one-timeline-for-answers-and-nudges", "One timeline for assessments and nudges"],
    pictures: `Line drawing of a hospital | The EHR on the left and ${company.name} on the right, joined by two`,
  },
  "/solutions/health-plans": {
    title: `Member Engagement for Health Plans and ACOs | ${company.name}`,
    sections: {
      "Help members use the care they already have": "note: modeled",
      [`Four challenges, and how ${company.name} helps`]:
        "Members do not open what we send. | We learn about risk from claims, months late. | Three departments contact the same member in one week. | One message calendar with limits for each person, whoever sends. | A gap is closed, but the record does not show it.",
      "Outcome metrics for health plans": "note: modeled",
      "What an ACO gets from the same platform":
        "Shared gap lists | Nudges in the practice’s name | Reports by contract",
      "A plan leader on members who went quiet": "note: quote",
    },
    otherHeadings: "Book Your Demo | Choose one measure and test it",
    marked: ["Solutions", "For Health Plans"],
    calls: ["Book a Demo", "See Modeled Outcomes", "Contact Us"],
    links: howWeModel,
    article: ["shared-savings-shared-list", "Shared savings start with a shared list"],
  },
  "/solutions/employers": {
    title: `Preventive Health Outreach for Employers | ${company.name}`,
    sections: {
      "Health benefits people remember to use": "",
      [`How it helps: one employee’s week with ${company.name}`]:
        "Monday | Tuesday | Wednesday | Thursday | Friday",
      "Benefits for your people and your plan":
        "Care on their schedule | No guesswork about coverage | Earlier attention to risk | Benefits that get used",
      "What employers see and what stays private":
        "You see | Group totals | Program results | You never see | Individual answers | Names beside risks",
      "Outcome metrics for employers": "note: guaranteed",
      "A benefits director on a quiet result": "note: quote",
    },
    otherHeadings: "Book Your Demo | Plan a pilot at one site",
    marked: ["Solutions", "For Employers"],
    calls: ["Book a Demo", "See Modeled Outcomes", "Contact Us"],
    links: disclaimer,
    pictures: "Line drawing of a factory and an office tower | Five working days as dots. Monday, Tuesday",
  },
  "/blog": {
    title: `Blog: Patient Engagement and Population Health | ${company.name}`,
    sections: {
      "Notes on reaching people and keeping in touch": "note: target",
      "Most Read":
        "What makes a reminder worth answering | Who is missing from your waiting room? | Shared savings start with a shared list | How to write health questions people will finish",
      "Case studies": "note: modeled",
    },
    otherHeadings: "Who is missing from your waiting room? | All articles | Get new articles by email",
    calls: ["Explore Our Platform"],
    links: { "/modeled-outcomes": "View Modeled Outcomes | How we model outcomes" },
    pictures: "Row of empty chairs",
  },
  "/modeled-outcomes": {
    title: `Modeled Outcomes and Projected ROI | ${company.name}`,
    sections: {
      "What a deployment could return": "note: modeled",
      "Projected ROI over three years":
        "note: modeled | Period | Projection | What it shows | Year 1 | Year 2 | Year 3 | Total | 6.2 to 1",
      "Impact the model projects": "note: modeled",
      "What the ratios mean for a program of your size": "note: modeled",
      "Three example organizations":
        "note: examples | Marlow Ridge Regional Health | Regional health system | Pinnock Valley ACO | Accountable care organization | Shares one gap list across practices and confirms each visit by nudge. | 30% | fewer missed appointments | Sable Point Health Plan",
      "How to read these numbers":
        "Why do ROI ratios differ between pages? | Why do yearly dollar amounts differ? | Why are there two industry benchmarks for completion? | What would change the result?",
      "Disclaimer: projections without a guarantee":
        "A guarantee exists only where a signed agreement states one",
    },
    otherHeadings: "Test the model with your own numbers",
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
      "Talk with our team": "",
      "Other ways to reach us": "Sales | Support | Phone",
      "Our office in Boston": "100 Harbor Street",
      "Questions we hear often": "note: target",
    },
    otherHeadings: "Send us a message",
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
    sections: { "Welcome Back": "" },
    otherHeadings: "No account yet?",
    links: {
      "/contact": "Forgot password? | Contact us | Contact our team",
      "/platform": "Explore the platform",
    },
  },
  "/no-such-page": {
    title: `Page Not Found | ${company.name}`,
    sections: { "Oops! Page not found": "" },
    otherHeadings: "Pages you may want",
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

/** The links in the header of every page, in the wide menu and the mobile menu. */
export const headerLinks = linksIn({
  "/about": "About",
  "/platform": "Platform Overview",
  "/platform/get-more-patients": "Get More Patients",
  "/platform/engage-more-patients": "Engage More Patients",
  "/solutions": "Solutions Overview",
  "/solutions/providers": "For Providers",
  "/solutions/health-plans": "For Health Plans",
  "/solutions/employers": "For Employers",
  "/modeled-outcomes": "Modeled Outcomes",
  "/contact": "Contact Us",
  [`https://registry.${company.domain}`]: "Visit the Registry",
});

/** The links in the footer of every page. */
export const footerLinks = linksIn({
  "/": company.name,
  ...products,
  "/modeled-outcomes": "Improve outcomes",
  "/contact": "Get expertise | Contact us",
  "/about": "About",
  "/platform": "Platform",
  "/solutions": "Solutions",
  "/solutions/providers": "For Providers",
  "/solutions/health-plans": "For Health Plans",
  "/solutions/employers": "For Employers",
  [company.linkedInUrl]: `${company.name} on LinkedIn`,
  "/privacy": "Privacy Policy",
  "/terms": "Terms of Use",
});

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
