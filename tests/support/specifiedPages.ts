// Written by hand from the specification. Nothing is read from the site's own files, because these tables test them.
// All lists are in the order of the page.
import * as company from "./specifiedCompany";

/** How a link navigates. */
export type Way = "document" | "in the site" | "on the page" | "new tab" | "own program";

export interface Link {
  /** What is read out. The hint "(opens in a new tab)" goes without saying. */
  readonly text: string;
  readonly href: string;
  readonly way: Way;
}

/** A figure of a list or of a table. Those of drawings and of running text are words. */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

export interface SpecifiedSection {
  readonly heading: string;
  /** All its figures, and of its words those that the specification names. */
  readonly shows?: readonly (string | Figure)[];
  /** All its links. */
  readonly links?: readonly Link[];
}

interface SpecifiedPage {
  readonly title: string;
  readonly sections: readonly SpecifiedSection[];
  /** The alternative texts of the page's own pictures. */
  readonly pictures?: readonly string[];
  /** What the wide menu marks as the current page. The mobile menu marks only the last of them. */
  readonly marked?: readonly string[];
}

/** How the notes beside figures begin. */
const notes = {
  target: "Illustrative design targets",
  modeled: "Modeled outcomes",
  dashboard: "Sample dashboard with illustrative data",
  guaranteed:
    "Illustrative design targets. A first-year guarantee applies only where a signed agreement states it.",
  examples: "Example organizations",
  quote: "Illustrative quote. The person and organization are examples.",
  message: "Example messages",
  sample: "Sample registry. Entries are invented.",
};

// Calls to action load a document.
const bookADemo: Link = { text: "Book a Demo", href: "/contact", way: "document" };
const contactUs: Link = { text: "Contact Us", href: "/contact", way: "document" };
const exploreOurPlatform: Link = { text: "Explore Our Platform", href: "/platform", way: "document" };
const platformOverview: Link = { text: "Platform Overview", href: "/platform", way: "document" };
const seeAllSolutions: Link = { text: "See All Solutions", href: "/solutions/overview", way: "document" };
const seeModeledOutcomes: Link = { text: "See Modeled Outcomes", href: "/modeled-outcomes", way: "document" };
const viewSolutions: Link = { text: "View Solutions", href: "/solutions", way: "document" };

// Beside figures.
const howWeModel: Link = { text: "How we model outcomes", href: "/modeled-outcomes", way: "in the site" };
const fullDisclaimer: Link = {
  text: "Read the full disclaimer",
  href: "/modeled-outcomes#disclaimer",
  way: "in the site",
};

const salesAddress: Link = {
  text: `sales@${company.domain}`,
  href: `mailto:sales@${company.domain}`,
  way: "own program",
};
const supportAddress: Link = {
  text: `support@${company.domain}`,
  href: `mailto:support@${company.domain}`,
  way: "own program",
};
const phoneNumber: Link = { text: "(617) 555-0142", href: "tel:+16175550142", way: "own program" };

const getMorePatients: Link = {
  text: "Get more patients",
  href: "/platform/get-more-patients",
  way: "in the site",
};
const engageMorePatients: Link = {
  text: "Engage more patients",
  href: "/platform/engage-more-patients",
  way: "in the site",
};

const fromTheBlog = (slug: string, title: string): Link => ({
  text: `From the blog: ${title}`,
  href: `/blog?article=${slug}`,
  way: "in the site",
});

const topics =
  "Risk Assessment Engagement Health Equity Population Health Value-Based Care Product Updates Case Studies Research Industry Trends";

export const specifiedPages: Readonly<Record<string, SpecifiedPage>> = {
  "/": {
    title: `${company.name} | From Invisible to Engaged`,
    sections: [
      {
        heading: "From Invisible to Engaged",
        shows: [
          "85% of patients unseen",
          { label: "new revenue in year 1", value: "$3M+" },
          { label: "engagement boost", value: "40%" },
          { label: "ROI", value: "6:1" },
          notes.target,
        ],
        links: [bookADemo, exploreOurPlatform, howWeModel],
      },
      {
        heading: "Sample dashboard",
        shows: [
          "Risk levels",
          "High 12%",
          "Medium 38%",
          "Low 50%",
          "Outreach completed",
          "78%",
          "Care-plan nudges",
          "Medication 32",
          "Appointments 48",
          "Screenings 27",
          "Flywheel stages",
          "Ignite",
          "Accelerate",
          "Compound",
          "Dominate",
          notes.dashboard,
        ],
      },
      {
        heading: "Partner organizations",
        links: [
          { text: "Wrenfield Health System", href: "https://wrenfield-health.example", way: "new tab" },
          { text: "Aldenmere Hospitals", href: "https://aldenmere-hospitals.example", way: "new tab" },
          { text: "Corvane Health Plan", href: "https://corvane-healthplan.example", way: "new tab" },
          { text: "Stillbrook Care Partners", href: "https://stillbrook-care.example", way: "new tab" },
          { text: "Quillon Employer Coalition", href: "https://quillon-coalition.example", way: "new tab" },
        ],
      },
      {
        heading: "Our Core Products",
        shows: [
          `Get more patients ${company.registry}`,
          notes.sample,
          `Engage more patients ${company.nudges}`,
          notes.message,
        ],
        links: [
          { text: `See ${company.registry}`, href: "/platform/get-more-patients", way: "in the site" },
          { text: `See ${company.nudges}`, href: "/platform/engage-more-patients", way: "in the site" },
        ],
      },
      {
        heading: "What a deployment is designed to reach",
        shows: [
          notes.target,
          { label: "Engagement", value: "40%" },
          { label: "Less referral leakage", value: "25%" },
          { label: "Annual impact by year 5", value: "$7M+" },
        ],
      },
      {
        heading: "Modeled Outcomes",
        shows: ["First-year value $3.2M", "Three-year return 6.2:1", "Success rate 85%", notes.modeled],
        links: [
          { text: "See the yearly projection", href: "/modeled-outcomes", way: "in the site" },
          { text: "See the total return", href: "/modeled-outcomes", way: "in the site" },
          { text: "See the impact figures", href: "/modeled-outcomes", way: "in the site" },
        ],
      },
      {
        heading: "Who We Serve",
        shows: ["Providers", "Health Plans", "ACOs", "Employers"],
        links: [
          { text: `${company.name} for providers`, href: "/solutions/providers", way: "in the site" },
          { text: `${company.name} for health plans`, href: "/solutions/health-plans", way: "in the site" },
          { text: `${company.name} for ACOs`, href: "/solutions/health-plans", way: "in the site" },
          { text: `${company.name} for employers`, href: "/solutions/employers", way: "in the site" },
        ],
      },
      {
        heading: `Why choose ${company.name}`,
        shows: [
          "We start before the first visit",
          "Each nudge asks for one thing",
          "Your team keeps its tools",
          "We show our math",
        ],
      },
      { heading: "Meet the patients you have been missing", links: [bookADemo, exploreOurPlatform] },
    ],
    pictures: [
      "Half-circle gauge of risk levels among people assessed: High 12%, Medium 38%, Low 50%.",
      "Rail of fifty ticks with 39 lit: outreach completed, 78%.",
      "Counts of care-plan nudges sent today: Medication 32, Appointments 48, Screenings 27.",
      "Ring with four flywheel stages in order: Ignite, Accelerate, Compound, Dominate. The last stage leads back to the first.",
      "Wrenfield Health System",
      "Aldenmere Hospitals",
      "Corvane Health Plan",
      "Stillbrook Care Partners",
      "Quillon Employer Coalition",
    ],
  },
  "/about": {
    title: `About ${company.name} | Our Story, Mission and Leadership`,
    sections: [
      {
        heading: "Good care starts with being seen",
        links: [exploreOurPlatform, { text: "Read Our Story", href: "#story", way: "on the page" }],
      },
      {
        heading: "Our story",
        links: [fromTheBlog("meeting-people-where-they-gather", "Meeting people where they already gather")],
      },
      {
        heading: "Mission, vision and values",
        shows: [
          "Our mission",
          "Our vision",
          "Ask first",
          "Say it plainly",
          "Show the math",
          "Respect the front desk",
        ],
      },
      {
        heading: "Leadership team",
        shows: [
          "Ingrid Okafor-Bell Co-founder and Chief Executive Officer Community hospital operations",
          "Tomas Ruelle, MD Chief Medical Officer Preventive and primary care",
          "Soo-jin Hallam, PhD Chief Behavioral Scientist Behavioral science and message design",
          "Wendell Achterberg Chief Technology Officer Health data exchange",
          "Nadia Benhaddou Chief Privacy Officer HIPAA compliance and data governance",
          "Mateo Villareal-Ng Vice President, Client Success Deployment planning for providers, plans and employers",
        ],
      },
      {
        heading: "Milestones along the way",
        shows: [
          `2000 A survey on paper ${company.name} begins with`,
          `2010 ${company.registry} goes online The survey becomes`,
          `2023 ${company.nudges} arrives A behavioral nudge engine`,
          "2026 One shared view Our goal for 2026",
        ],
      },
      { heading: "Talk with the people behind the work", links: [contactUs, exploreOurPlatform] },
      {
        heading: "Book Your Demo",
        shows: ["Name Email Organization Book My Demo"],
        links: [salesAddress, phoneNumber],
      },
    ],
    marked: ["About"],
  },
  "/platform": {
    title: `Patient Engagement Platform Overview | ${company.name}`,
    sections: [
      {
        heading: "How a health answer becomes a kept appointment",
        links: [viewSolutions, { text: "See How It Works", href: "#how-it-works", way: "on the page" }],
      },
      {
        heading: "How it works in five steps",
        shows: ["Intake", "Analysis", "Personalization", "Engagement", "Outcomes"],
      },
      {
        heading: "Core technology in four parts that share one record",
        shows: [
          "Community risk registry",
          "Behavioral nudge engine",
          "Integration layer",
          company.analytics,
          notes.sample,
        ],
      },
      {
        heading: "Capacity sized for your busiest Monday",
        shows: [
          { label: "assessments a day", value: "50K+" },
          { label: "response", value: "< 200 ms" },
          { label: "uptime SLA", value: "99.9%" },
          { label: "EHR systems", value: "50+" },
          { label: "CRM platforms", value: "25+" },
          { label: "API endpoints", value: "200+" },
          notes.target,
        ],
        links: [howWeModel],
      },
      {
        heading: "Our Core Products: start with either",
        shows: [company.registry, company.nudges],
        links: [getMorePatients, engageMorePatients],
      },
      { heading: "See the platform with your own workflow", links: [bookADemo, viewSolutions] },
      {
        heading: "Request Your Demo",
        shows: ["Name Email Organization Request My Demo"],
        links: [salesAddress, phoneNumber],
      },
    ],
    marked: ["Platform", "Platform Overview"],
  },
  "/platform/get-more-patients": {
    title: `Get More Patients With ${company.registry} | ${company.name}`,
    sections: [
      {
        heading: `${company.registry}: meet patients you have not seen yet`,
        links: [
          bookADemo,
          { text: "See the Four Steps", href: "#process", way: "on the page" },
          {
            text: "For community members: visit the registry",
            href: `https://registry.${company.domain}`,
            way: "new tab",
          },
        ],
      },
      {
        heading: "Four steps from invitation to visit",
        shows: [
          "Step 1 of 4 Invite",
          "Question 7 of 12",
          "Step 2 of 4 Assess",
          notes.sample,
          "Step 3 of 4 Match",
          "Step 4 of 4 Book",
          "See All Solutions",
        ],
        links: [
          seeAllSolutions,
          fromTheBlog(
            "health-questions-people-will-finish",
            "How to write health questions people will finish",
          ),
        ],
      },
      {
        heading: "The key benefits of a registry",
        shows: [
          { label: "of patients unseen", value: "85%" },
          notes.target,
          "A list that starts outside your walls",
          "Consent from the start",
          "Risk before urgency",
          "A direct path to booking",
        ],
        links: [howWeModel],
      },
      {
        heading: "The results we design for",
        shows: [
          { label: "completion", value: "90%+" },
          "Against an industry 40–60%",
          { label: "appointment booking rate", value: "20–25%" },
          { label: "hospitals served", value: "1,000+" },
          { label: "guaranteed first-year ROI", value: "6:1" },
          notes.guaranteed,
        ],
        links: [fullDisclaimer],
      },
      {
        heading: "Integrations with the systems you run",
        shows: [
          "EHR systems",
          "CRM platforms",
          "Scheduling",
          "Secure messaging",
          "Phone and mail",
          "Open API",
        ],
      },
      {
        heading: "A hospital chief executive on finding neighbors",
        shows: [
          "Delphine Osei-Marsh Chief Executive Officer",
          "Cedar Hollow Community Hospital",
          notes.quote,
        ],
      },
      { heading: "Find out who lives nearby and needs you", links: [bookADemo, platformOverview] },
      {
        heading: `Request Your ${company.registry} Demo`,
        shows: ["Name Email Organization Request My Demo"],
        links: [salesAddress, phoneNumber],
      },
    ],
    pictures: [
      `Range chart from 0% to 100%. Industry completion: 40 to 60 percent. ${company.registry} completion: 90 percent or more.`,
    ],
    marked: ["Platform", "Get More Patients"],
  },
  "/platform/engage-more-patients": {
    title: `Engage More Patients With ${company.nudges} | ${company.name}`,
    sections: [
      {
        heading: `${company.nudges}: messages that help people follow through`,
        shows: ["Book a Demo See All Solutions", notes.message],
        links: [bookADemo, seeAllSolutions],
      },
      { heading: "The five-step nudge flow", shows: ["Signal", "Choose", "Send", "Listen", "Adjust"] },
      {
        heading: "Benefits that patients and staff notice",
        shows: ["Timing that fits a life", "Words people use", "Fewer calls to make"],
      },
      {
        heading: "Where better engagement shows up",
        shows: [
          { label: "preventive-care compliance", value: "40%" },
          { label: "fewer missed appointments", value: "30%" },
          { label: "chronic engagement", value: "25%" },
          notes.modeled,
        ],
        links: [howWeModel],
      },
      {
        heading: "What a nudge looks like",
        shows: ["SMS reminder", "Email nudge", "App notification", "Care gap alert", notes.message],
        links: [fromTheBlog("a-reminder-worth-answering", "What makes a reminder worth answering")],
      },
      {
        heading: "Integration notes",
        shows: [{ label: "typical implementation", value: "4–6 weeks" }, notes.target],
      },
      { heading: "Send yourself a nudge", links: [bookADemo, platformOverview] },
      {
        heading: `Request Your ${company.nudges} Demo`,
        shows: ["Name Email Organization Request My Demo"],
        links: [salesAddress, phoneNumber],
      },
    ],
    pictures: [
      "Phone with a text message that reminds Luis of a visit and offers replies 1, 2 or STOP.",
      "Email that offers Marisol three morning times for a yearly visit, with a button labeled Choose a time.",
      "Phone lock screen with a notice that a refill is ready to confirm and takes about a minute.",
      "Alert for staff that patient T.K. is due for a screening, with a button labeled Send link.",
      "Six weeks on a line, the fourth to the sixth lit: typical implementation takes 4 to 6 weeks.",
    ],
    marked: ["Platform", "Engage More Patients"],
  },
  "/solutions": {
    title: `Solutions for Providers, Plans and Employers | ${company.name}`,
    sections: [
      {
        heading: "For everyone who pays for care or provides it",
        shows: ["Providers ROI 8:1", "Health Plans ROI 12:1", "Employers ROI 6:1", notes.modeled],
        links: [
          bookADemo,
          { text: "See Who We Serve", href: "#who-we-serve", way: "on the page" },
          { text: "Providers ROI 8 to 1", href: "/solutions/providers", way: "in the site" },
          { text: "Health Plans ROI 12 to 1", href: "/solutions/health-plans", way: "in the site" },
          { text: "Employers ROI 6 to 1", href: "/solutions/employers", way: "in the site" },
          howWeModel,
        ],
      },
      {
        heading: "Go-live in 45 days",
        shows: [`${company.name} Industry`, "85% faster than industry", notes.target],
      },
      {
        heading: "Success metrics after launch",
        shows: [
          { label: "retention", value: "95%" },
          { label: "NPS", value: "72" },
          { label: "go-live success", value: "98%" },
          notes.target,
        ],
      },
      {
        heading: "Impact Highlights",
        shows: [
          { label: "assessment completion", value: "90%" },
          "Against an industry average of 65%",
          { label: "engagement boost", value: "40%" },
          { label: "less referral leakage", value: "25%" },
          { label: "ROI, conservative case", value: "3:1" },
          notes.modeled,
        ],
      },
      {
        heading: "Our Core Products",
        shows: [
          company.registry,
          "Community registry",
          notes.sample,
          company.nudges,
          notes.message,
          company.analytics,
          "First visits",
          "61 of 84 who asked for help have a first visit",
          "High 19 of 24 Medium 24 of 33 Low 18 of 27",
        ],
        links: [
          getMorePatients,
          engageMorePatients,
          { text: "See modeled results", href: "/solutions/analytics", way: "in the site" },
        ],
      },
      {
        heading: "Who We Serve",
        shows: ["Providers", "Health Plans", "ACOs", "Employers"],
        links: [
          { text: "For Providers", href: "/solutions/providers", way: "in the site" },
          { text: "For Health Plans", href: "/solutions/health-plans", way: "in the site" },
          { text: "For ACOs", href: "/solutions/health-plans", way: "in the site" },
          { text: "For Employers", href: "/solutions/employers", way: "in the site" },
        ],
      },
      {
        heading: "Featured Case Studies: three examples",
        shows: [
          "Cedar Hollow Community Hospital Community hospital Opened a registry",
          "$3M+",
          "new revenue in year 1",
          "Northfen Health Plan Health plan Replaced one yearly letter",
          "40% preventive-care compliance",
          "Brackwater Foods Employer Offered risk checks",
          "6:1",
          notes.examples,
        ],
        links: [{ text: "See modeled outcomes", href: "/modeled-outcomes", way: "in the site" }],
      },
      { heading: "Tell us which number matters to you", links: [bookADemo, exploreOurPlatform] },
      {
        heading: "Book Your Demo",
        shows: ["Name Email Organization Book My Demo"],
        links: [salesAddress, phoneNumber],
      },
    ],
    pictures: [
      `Two bars that compare time to go-live. The ${company.name} bar reads 45 days, which is 85% faster than industry.`,
      "Three rising columns of first visits. Sep: 24. Oct: 44. Nov: 61.",
    ],
    marked: ["Solutions", "Solutions Overview"],
  },
  "/solutions/providers": {
    title: `Patient Outreach for Hospitals and Clinics | ${company.name}`,
    sections: [
      {
        heading: "Bring the right patients through your doors",
        links: [bookADemo, exploreOurPlatform],
      },
      {
        heading: "Benefits for your clinics",
        shows: ["New patients from your own area", "Fewer empty slots", "Referrals that stay close"],
      },
      {
        heading: "How it helps, from first look to final report",
        shows: [
          "Step 1 of 5 Identify",
          "Step 2 of 5 Outreach",
          "Step 3 of 5 Schedule",
          "Step 4 of 5 Follow-Up",
          "Step 5 of 5 Report",
          notes.sample,
        ],
      },
      {
        heading: "Outcome metrics for providers",
        shows: [
          { label: "ROI for Providers", value: "8:1" },
          { label: "Less referral leakage", value: "25%" },
          { label: "Fewer missed appointments", value: "30%" },
          notes.modeled,
        ],
        links: [howWeModel],
      },
      {
        heading: "Integration with the records you already keep",
        shows: [
          "Bidirectional EHR integration via HL7 FHIR",
          "HIPAA-compliant secure messaging",
          "Cloud or on-prem",
        ],
        links: [
          fromTheBlog("one-timeline-for-answers-and-nudges", "One timeline for assessments and nudges"),
        ],
      },
      {
        heading: "A patient access director on the daily work",
        shows: ["Lucinda Farrow, RN Director of Patient Access", "Penmarrow Medical Group", notes.quote],
      },
      { heading: "Start with one clinic or one service line", links: [contactUs, exploreOurPlatform] },
      { heading: "Book Your Demo", shows: ["Name Email Organization Book My Demo"] },
    ],
    pictures: ["Drawing of a nurse in a lit doorway at night, and of Dana, who steps in"],
    marked: ["Solutions", "For Providers"],
  },
  "/solutions/health-plans": {
    title: `Member Engagement for Health Plans and ACOs | ${company.name}`,
    sections: [
      {
        heading: "Help members use the care they already have",
        shows: [
          "Book a Demo See Modeled Outcomes",
          { label: "ROI for Health Plans", value: "12:1" },
          notes.modeled,
        ],
        links: [bookADemo, seeModeledOutcomes, howWeModel],
      },
      {
        heading: `Four challenges, and how ${company.name} helps`,
        shows: [
          "Members do not open what we send.",
          "We learn about risk from claims, months late.",
          "Three departments contact the same member in one week.",
          "One message calendar with limits for each person, whoever sends.",
          "A gap is closed, but the record does not show it.",
        ],
      },
      {
        heading: "Outcome metrics for health plans",
        shows: [
          { label: "Preventive-care compliance", value: "40%" },
          { label: "Chronic engagement", value: "25%" },
          { label: "Engagement boost", value: "40%" },
          notes.modeled,
        ],
      },
      {
        heading: "What an ACO gets from the same platform",
        shows: [
          notes.sample,
          { label: "Cedar Hollow Clinic", value: "6" },
          { label: "Harbor Point Health Center", value: "9" },
          { label: "Alder Hill Medical Group", value: "4" },
          { label: "Marsh Lane Family Practice", value: "4" },
          { label: "All practices", value: "23" },
          "Shared gap lists",
          "Nudges in the practice’s name",
          "Reports by contract",
        ],
        links: [fromTheBlog("shared-savings-shared-list", "Shared savings start with a shared list")],
      },
      {
        heading: "A plan leader on members who went quiet",
        shows: ["Arturo Beaumont-Lee Vice President of Member Health", "Northfen Health Plan", notes.quote],
      },
      { heading: "Choose one measure and test it", links: [contactUs, seeModeledOutcomes] },
      { heading: "Book Your Demo", shows: ["Name Email Organization Book My Demo"] },
    ],
    marked: ["Solutions", "For Health Plans"],
  },
  "/solutions/employers": {
    title: `Preventive Health Outreach for Employers | ${company.name}`,
    sections: [
      { heading: "Health benefits people remember to use", links: [bookADemo, seeModeledOutcomes] },
      {
        heading: `How it helps: one employee’s week with ${company.name}`,
        shows: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      },
      {
        heading: "Benefits for your people and your plan",
        shows: [
          "Care on their schedule",
          "No guesswork about coverage",
          "Earlier attention to risk",
          "Benefits that get used",
        ],
      },
      {
        heading: "What employers see and what stays private",
        shows: [
          notes.sample,
          { label: "Plant", value: "11" },
          { label: "Warehouse", value: "7" },
          { label: "Office", value: "6" },
          { label: "All sites", value: "24" },
          "You see the total",
          "Group totals",
          "Program results",
          "You never see Dana",
          "Individual answers",
          "Names beside risks",
        ],
      },
      {
        heading: "Outcome metrics for employers",
        shows: [
          { label: "Guaranteed first-year ROI", value: "6:1" },
          { label: "Engagement boost", value: "40%" },
          { label: "Fewer missed appointments", value: "30%" },
          notes.guaranteed,
        ],
        links: [fullDisclaimer],
      },
      {
        heading: "A benefits director on a quiet result",
        shows: ["Hana Kirchner Director of Benefits", "Brackwater Foods", notes.quote],
      },
      { heading: "Plan a pilot at one site", links: [contactUs, seeModeledOutcomes] },
      { heading: "Book Your Demo", shows: ["Name Email Organization Book My Demo"] },
    ],
    pictures: ["Drawing of twelve people at a change of shift at dusk, two of them in the light"],
    marked: ["Solutions", "For Employers"],
  },
  // Its links to articles and filters depend on which articles there are, and have their own tests.
  "/blog": {
    title: `Blog: Patient Engagement and Population Health | ${company.name}`,
    marked: ["Resources"],
    sections: [
      {
        heading: "Notes on reaching people and keeping in touch",
        shows: [
          { label: "articles", value: "50+" },
          { label: "monthly readers", value: "12K+" },
          notes.target,
        ],
      },
      {
        heading: "Who is missing from your waiting room?",
        shows: ["By Ingrid Okafor-Bell September 16, 2025"],
      },
      {
        heading: "All articles",
        shows: [
          "Search articles",
          "Audience All Providers Plans",
          `Products All ${company.registry} ${company.nudges} ${company.analytics}`,
          `Topics All ${topics}`,
          `All topics selected ${topics}`,
        ],
      },
      {
        heading: "Most Read",
        shows: [
          "What makes a reminder worth answering",
          "Who is missing from your waiting room?",
          "Shared savings start with a shared list",
          "How to write health questions people will finish",
        ],
      },
      { heading: "Get new articles by email", shows: ["Email address Subscribe"] },
      {
        heading: "Case studies: three example organizations, with the numbers",
        shows: ["View Modeled Outcomes", notes.modeled],
        links: [{ text: "View Modeled Outcomes", href: "/modeled-outcomes", way: "in the site" }, howWeModel],
      },
      { heading: "See the platform behind these notes", links: [exploreOurPlatform] },
    ],
    pictures: ["Row of empty chairs in a sunlit clinic waiting room"],
  },
  "/modeled-outcomes": {
    title: `Modeled Outcomes and Projected ROI | ${company.name}`,
    sections: [
      {
        heading: "What a deployment could return",
        shows: [notes.modeled, "$3.2M Year 1", "$5.8M Year 2", "$8.1M Year 3"],
        links: [
          { text: "Try Your Own Numbers", href: "#ratio-ruler", way: "on the page" },
          { text: "Read the Disclaimer", href: "#disclaimer", way: "on the page" },
        ],
      },
      {
        heading: "Projected ROI over three years",
        shows: [{ label: "Total", value: "6.2:1" }, "6.2 to 1", notes.modeled],
      },
      {
        heading: "Impact the model projects",
        shows: [
          { label: "engagement boost", value: "40%" },
          { label: "success rate", value: "85%" },
          { label: "less referral leakage", value: "25%" },
          { label: "fewer missed appointments", value: "30%" },
          notes.modeled,
        ],
      },
      {
        heading: "What the ratios mean for a program of your size",
        shows: [
          { label: "Modeled return", value: "$4.0M" },
          { label: "At the low case of 3:1", value: "$1.5M" },
          notes.modeled,
        ],
        links: [bookADemo],
      },
      {
        heading: "Three example organizations",
        shows: [
          "Marlow Ridge Regional Health Regional health system Invites nearby towns",
          "projected in Year 1",
          "Pinnock Valley ACO Accountable care organization Shares one gap list across practices and confirms each visit by nudge. 30% fewer missed appointments",
          "Sable Point Health Plan Health plan Moves outreach",
          "40% engagement boost",
          notes.examples,
        ],
        links: [fromTheBlog("how-we-test-a-nudge", "How we test a nudge before members see it")],
      },
      {
        heading: "How to read these numbers",
        shows: ["What does a ratio count?", "What would change the result?"],
      },
      {
        heading: "Disclaimer: projections without a guarantee",
        shows: [
          "The outcomes on this page are modeled projections.",
          `${company.name} makes no guarantee`,
          "A guarantee exists only where a signed agreement states one",
        ],
      },
      {
        heading: "Test the model with your own numbers",
        links: [bookADemo, { text: "Read the blog", href: "/blog", way: "in the site" }],
      },
    ],
    pictures: [
      "Three rising columns of projected value. Year 1: 3.2 million dollars. Year 2: 5.8 million dollars. Year 3: 8.1 million dollars. Total return: 6.2 to 1.",
    ],
    marked: ["Resources", "Modeled Outcomes"],
  },
  "/contact": {
    title: `Contact ${company.name} | Demos, Sales and Support`,
    sections: [
      {
        heading: "Talk with our team",
        shows: [
          { label: "promised response", value: "< 24h" },
          "Within 1 business day",
          "Mateo Villareal-Ng",
        ],
      },
      {
        heading: "Send us a message",
        shows: [
          "Name *",
          "Email *",
          "Organization",
          `Topic * Choose a topic ${company.registry} ${company.nudges} Support Other`,
          "Message",
          "Send Message",
        ],
      },
      {
        heading: "Other ways to reach us",
        shows: ["Sales", "Support", "Phone"],
        links: [salesAddress, supportAddress, phoneNumber],
      },
      {
        heading: "Our office in Boston",
        shows: ["100 Harbor Street"],
        links: [
          {
            text: "Open in maps",
            href: "https://www.openstreetmap.org/?mlat=42.3559&mlon=-71.0499#map=17/42.3559/-71.0499",
            way: "new tab",
          },
        ],
      },
      {
        heading: "Questions we hear often",
        shows: [
          "What happens after I write to you?",
          "How long does it take to go live?",
          "go-live in 45 days",
          "typical implementation takes 4–6",
          `Will ${company.name} work with our EHR?`,
          "How do you protect patient information?",
          "Are the results on this site guaranteed?",
          "I am a patient. Can you help me?",
          notes.target,
        ],
        links: [howWeModel],
      },
      { heading: "Until we talk, look around the platform", links: [exploreOurPlatform] },
    ],
  },
  "/login": {
    title: `Sign In | ${company.name}`,
    sections: [
      {
        heading: "Welcome Back",
        shows: ["Email Password Forgot password? Sign In"],
        links: [
          { text: "Forgot password?", href: "/contact", way: "in the site" },
          { text: "Contact our team", href: "/contact", way: "in the site" },
        ],
      },
      {
        heading: "No account yet?",
        links: [
          { text: "Contact us", href: "/contact", way: "in the site" },
          { text: "Explore the platform", href: "/platform", way: "in the site" },
        ],
      },
    ],
  },
  "/no-such-page": {
    title: `Page Not Found | ${company.name}`,
    sections: [
      {
        heading: "Oops! Page not found",
        links: [supportAddress, { text: "Return to Home", href: "/", way: "in the site" }],
      },
      {
        heading: "Pages you may want",
        links: [
          { text: "Platform", href: "/platform", way: "in the site" },
          { text: "Solutions", href: "/solutions", way: "in the site" },
          { text: "Modeled Outcomes", href: "/modeled-outcomes", way: "in the site" },
          { text: "Blog", href: "/blog", way: "in the site" },
          { text: "Contact", href: "/contact", way: "in the site" },
        ],
      },
    ],
  },
};

const logo: Link = { text: `${company.name}, home page`, href: "/", way: "in the site" };
const about: Link = { text: "About", href: "/about", way: "in the site" };
const registryButton: Link = {
  text: "Visit the Registry",
  href: `https://registry.${company.domain}`,
  way: "new tab",
};
const contactButton: Link = { text: "Contact Us", href: "/contact", way: "in the site" };

/** The menu of the header: its first item and its drop-downs, with the description beside each link. */
export const mainMenu: readonly {
  readonly label: string;
  readonly items: readonly { readonly link: Link; readonly description?: string }[];
}[] = [
  { label: "About", items: [{ link: about }] },
  {
    label: "Platform",
    items: [
      {
        link: { text: "Platform Overview", href: "/platform", way: "in the site" },
        description: "How the registry, the nudge engine and the reports work together",
      },
      {
        link: { text: "Get More Patients", href: "/platform/get-more-patients", way: "in the site" },
        description: `${company.registry}: find people at risk in your community`,
      },
      {
        link: { text: "Engage More Patients", href: "/platform/engage-more-patients", way: "in the site" },
        description: `${company.nudges}: nudges that help people follow through`,
      },
    ],
  },
  {
    label: "Solutions",
    items: [
      {
        link: { text: "Solutions Overview", href: "/solutions", way: "in the site" },
        description: "Returns by audience and what going live looks like",
      },
      {
        link: { text: "For Providers", href: "/solutions/providers", way: "in the site" },
        description: "For hospitals, clinics and health systems",
      },
      {
        link: { text: "For Health Plans", href: "/solutions/health-plans", way: "in the site" },
        description: "For health plans and ACOs that close care gaps",
      },
      {
        link: { text: "For Employers", href: "/solutions/employers", way: "in the site" },
        description: "For teams that run employee health benefits",
      },
    ],
  },
  {
    label: "Resources",
    items: [
      {
        link: { text: "Modeled Outcomes", href: "/modeled-outcomes", way: "in the site" },
        description: "Projected returns and how to read them",
      },
    ],
  },
];

const menuLinks = mainMenu.flatMap(({ items }) => items.map(({ link }) => link));

/** The links in the header of every page. */
export const headerLinks: readonly Link[] = [logo, ...menuLinks, registryButton, contactButton];

/** The links in the mobile menu of every page. */
export const mobileMenuLinks: readonly Link[] = [...menuLinks, contactButton, registryButton];

/** The columns of links in the footer of every page. */
export const footerColumns: readonly { readonly heading: string; readonly links: readonly Link[] }[] = [
  {
    heading: "How can we help you?",
    links: [
      getMorePatients,
      engageMorePatients,
      { text: "Improve outcomes", href: "/modeled-outcomes", way: "in the site" },
      { text: "Get expertise", href: "/contact", way: "in the site" },
    ],
  },
  {
    heading: "More Information",
    links: [
      about,
      { text: "Platform", href: "/platform", way: "in the site" },
      { text: "Solutions", href: "/solutions", way: "in the site" },
      { text: "For Providers", href: "/solutions/providers", way: "in the site" },
      { text: "For Health Plans", href: "/solutions/health-plans", way: "in the site" },
      { text: "For Employers", href: "/solutions/employers", way: "in the site" },
    ],
  },
];

/** The links in the footer of every page. */
export const footerLinks: readonly Link[] = [
  logo,
  { text: `${company.name} on LinkedIn`, href: company.linkedInUrl, way: "new tab" },
  ...footerColumns.flatMap(({ links }, index) =>
    index === 0 ? [...links, { text: "Contact us", href: "/contact", way: "in the site" } as const] : links,
  ),
  { text: "Privacy Policy", href: "/privacy", way: "in the site" },
  { text: "Terms of Use", href: "/terms", way: "in the site" },
];
