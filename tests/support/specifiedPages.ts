// Written by hand from the specification and its words. Nothing here comes from the site's own files, which are checked by it.

/** How a link takes its visitor on. */
export type Way = "document" | "in the site" | "on the page" | "new tab" | "own program";

type Link = readonly [way: Way, href: string, words: string];

/** The kinds of notes that stand by figures, by how their words begin. */
const notes = {
  target: "Illustrative design targets",
  modeled: "Modeled outcomes",
  dashboard: "Sample dashboard with illustrative data",
  guaranteed:
    "Illustrative design targets. A first-year guarantee applies only where a signed agreement states it.",
  examples: "Example organizations",
  quote: "Illustrative quote. The person and organization are examples.",
  message: "Example messages",
  sample: "Sample",
};

type Note = readonly [heading: string, kind: keyof typeof notes];

export const wordsOfNote = (kind: keyof typeof notes) => notes[kind];

interface SpecifiedPage {
  readonly title: string;
  readonly h1: string;
  /** Words of the other headings, in their order but for the closing. */
  readonly headings: readonly string[];
  /** What the wide menu marks as the present page, and the mobile one. */
  readonly marked: readonly [wide: readonly string[], mobile: readonly string[]];
  readonly notes: readonly Note[];
  readonly links: readonly Link[];
}

const platform = (words: string): Link => ["document", "/platform", words];
const demo: Link = ["document", "/contact", "Book a Demo"];
const contact: Link = ["document", "/contact", "Contact Us"];
const explore = platform("Explore Our Platform");
const modeled: Link = ["document", "/modeled-outcomes", "See Modeled Outcomes"];

export const specifiedPages: Readonly<Record<string, SpecifiedPage>> = {
  "/": {
    title: "Larkwell | From Invisible to Engaged",
    h1: "From Invisible to Engaged",
    headings: [
      "Sample dashboard",
      "Partner organizations",
      "Our Core Products",
      "What a deployment is designed to reach",
      "Who We Serve",
      "Why choose Larkwell",
      "Modeled Outcomes",
      "Meet the patients you have been missing",
    ],
    marked: [[], []],
    notes: [
      ["From Invisible to Engaged", "target"],
      ["Sample dashboard", "dashboard"],
      ["Our Core Products", "sample"],
      ["Our Core Products", "message"],
      ["What a deployment is designed to reach", "target"],
      ["Modeled Outcomes", "modeled"],
    ],
    links: [
      demo,
      explore,
      ["new tab", "https://wrenfield-health.example", "Wrenfield Health System"],
      ["new tab", "https://aldenmere-hospitals.example", "Aldenmere Hospitals"],
      ["new tab", "https://corvane-healthplan.example", "Corvane Health Plan"],
      ["new tab", "https://stillbrook-care.example", "Stillbrook Care Partners"],
      ["new tab", "https://quillon-coalition.example", "Quillon Employer Coalition"],
      ["in the site", "/platform/get-more-patients", "See More Good Years"],
      ["in the site", "/platform/engage-more-patients", "See eNgage AI"],
      ["in the site", "/solutions/providers", "Larkwell for providers"],
      ["in the site", "/solutions/health-plans", "Larkwell for health plans"],
      ["in the site", "/solutions/health-plans", "Larkwell for ACOs"],
      ["in the site", "/solutions/employers", "Larkwell for employers"],
      ["in the site", "/modeled-outcomes", "See the yearly projection"],
      ["in the site", "/modeled-outcomes", "See the total return"],
      ["in the site", "/modeled-outcomes", "See the impact figures"],
    ],
  },
  "/about": {
    title: "About Larkwell | Our Story, Mission and Leadership",
    h1: "Good care starts with being seen",
    headings: [
      "Our story",
      "Mission, vision and values",
      "Leadership team",
      "Milestones along the way",
      "Book Your Demo",
      "Talk with the people behind the work",
    ],
    marked: [["About"], ["About"]],
    notes: [],
    links: [explore, ["on the page", "#story", "Read Our Story"], contact],
  },
  "/platform": {
    title: "Patient Engagement Platform Overview | Larkwell",
    h1: "How a health answer becomes a kept appointment",
    headings: [
      "Core technology in four parts that share one record",
      "How it works in five steps",
      "Capacity sized for your busiest Monday",
      "Our Core Products",
      "Request Your Demo",
      "See the platform with your own workflow",
    ],
    marked: [["Platform", "Platform Overview"], ["Platform Overview"]],
    notes: [
      ["Capacity sized for your busiest Monday", "target"],
      ["Our Core Products", "sample"],
      ["Our Core Products", "message"],
    ],
    links: [
      ["document", "/solutions", "View Solutions"],
      ["on the page", "#how-it-works", "See How It Works"],
      ["in the site", "/platform/get-more-patients", "Get more patients"],
      ["in the site", "/platform/engage-more-patients", "Engage more patients"],
      demo,
    ],
  },
  "/platform/get-more-patients": {
    title: "Get More Patients With More Good Years | Larkwell",
    h1: "More Good Years: meet patients you have not seen yet",
    headings: [
      "The key benefits of a registry",
      "Four steps from invitation to visit",
      "The results we design for",
      "Integrations with the systems you run",
      "A hospital chief executive on finding neighbors",
      "Request Your More Good Years Demo",
      "Find out who lives nearby and needs you",
    ],
    marked: [["Platform", "Get More Patients"], ["Get More Patients"]],
    notes: [
      ["More Good Years: meet patients you have not seen yet", "target"],
      ["More Good Years: meet patients you have not seen yet", "sample"],
      ["The results we design for", "guaranteed"],
      ["A hospital chief executive on finding neighbors", "quote"],
    ],
    links: [
      demo,
      ["on the page", "#process", "See the Four Steps"],
      ["new tab", "https://registry.larkwell.example", "For community members: visit the registry"],
      ["document", "/solutions/overview", "See All Solutions"],
      platform("Platform Overview"),
    ],
  },
  "/platform/engage-more-patients": {
    title: "Engage More Patients With eNgage AI | Larkwell",
    h1: "eNgage AI: messages that help people follow through",
    headings: [
      "Benefits that patients and staff notice",
      "The five-step nudge flow",
      "Where better engagement shows up",
      "What a nudge looks like",
      "Integration notes",
      "Request Your eNgage AI Demo",
      "Send yourself a nudge",
    ],
    marked: [["Platform", "Engage More Patients"], ["Engage More Patients"]],
    notes: [
      ["eNgage AI: messages that help people follow through", "message"],
      ["Where better engagement shows up", "modeled"],
      ["What a nudge looks like", "message"],
      ["Integration notes", "target"],
    ],
    links: [demo, ["document", "/solutions/overview", "See All Solutions"], platform("Platform Overview")],
  },
  "/solutions": {
    title: "Solutions for Providers, Plans and Employers | Larkwell",
    h1: "For everyone who pays for care or provides it",
    headings: [
      "Go-live in 45 days",
      "Success metrics after launch",
      "Our Core Products",
      "Who We Serve",
      "Impact Highlights",
      "Featured Case Studies",
      "Book Your Demo",
      "Tell us which number matters to you",
    ],
    marked: [["Solutions", "Solutions Overview"], ["Solutions Overview"]],
    notes: [
      ["For everyone who pays for care or provides it", "modeled"],
      ["Go-live in 45 days", "target"],
      ["Impact Highlights", "modeled"],
      ["Featured Case Studies", "examples"],
    ],
    links: [
      demo,
      ["on the page", "#who-we-serve", ""],
      ["in the site", "/platform/get-more-patients", "Get more patients"],
      ["in the site", "/platform/engage-more-patients", "Engage more patients"],
      ["in the site", "/solutions/analytics", "See modeled results"],
      ["in the site", "/solutions/providers", "For Providers"],
      ["in the site", "/solutions/health-plans", "For Health Plans"],
      ["in the site", "/solutions/health-plans", "For ACOs"],
      ["in the site", "/solutions/employers", "For Employers"],
      explore,
    ],
  },
  "/solutions/providers": {
    title: "Patient Outreach for Hospitals and Clinics | Larkwell",
    h1: "Bring the right patients through your doors",
    headings: [
      "Benefits for your clinics",
      "How it helps, from first look to final report",
      "Outcome metrics for providers",
      "Integration with the records you already keep",
      "A patient access director on the daily work",
      "Book Your Demo",
      "Start with one clinic or one service line",
    ],
    marked: [["Solutions", "For Providers"], ["For Providers"]],
    notes: [
      ["Outcome metrics for providers", "modeled"],
      ["A patient access director on the daily work", "quote"],
    ],
    links: [demo, explore, contact],
  },
  "/solutions/health-plans": {
    title: "Member Engagement for Health Plans and ACOs | Larkwell",
    h1: "Help members use the care they already have",
    headings: [
      "Four challenges, and how Larkwell helps",
      "Outcome metrics for health plans",
      "What an ACO gets from the same platform",
      "A plan leader on members who went quiet",
      "Book Your Demo",
      "Choose one measure and test it",
    ],
    marked: [["Solutions", "For Health Plans"], ["For Health Plans"]],
    notes: [
      ["Help members use the care they already have", "modeled"],
      ["Outcome metrics for health plans", "modeled"],
      ["A plan leader on members who went quiet", "quote"],
    ],
    links: [demo, modeled, contact],
  },
  "/solutions/employers": {
    title: "Preventive Health Outreach for Employers | Larkwell",
    h1: "Health benefits people remember to use",
    headings: [
      "How it helps: one employee’s week with Larkwell",
      "Benefits for your people and your plan",
      "What employers see and what stays private",
      "Outcome metrics for employers",
      "A benefits director on a quiet result",
      "Book Your Demo",
      "Plan a pilot at one site",
    ],
    marked: [["Solutions", "For Employers"], ["For Employers"]],
    notes: [
      ["Outcome metrics for employers", "guaranteed"],
      ["A benefits director on a quiet result", "quote"],
    ],
    links: [demo, modeled, contact],
  },
  "/blog": {
    title: "Blog: Patient Engagement and Population Health | Larkwell",
    h1: "Notes on reaching people and keeping in touch",
    headings: [
      "Who is missing from your waiting room?",
      "All articles",
      "Most Read",
      "Get new articles by email",
    ],
    marked: [[], []],
    notes: [
      ["Notes on reaching people and keeping in touch", "target"],
      ["Case studies", "modeled"],
    ],
    links: [["in the site", "/modeled-outcomes", "View Modeled Outcomes"], explore],
  },
  "/modeled-outcomes": {
    title: "Modeled Outcomes and Projected ROI | Larkwell",
    h1: "What a deployment could return",
    headings: [
      "Projected ROI over three years",
      "Impact the model projects",
      "What the ratios mean for a program of your size",
      "Three example organizations",
      "How to read these numbers",
      "Disclaimer: projections without a guarantee",
      "Test the model with your own numbers",
    ],
    marked: [["Resources", "Modeled Outcomes"], ["Modeled Outcomes"]],
    notes: [
      ["What a deployment could return", "modeled"],
      ["Projected ROI over three years", "modeled"],
      ["Impact the model projects", "modeled"],
      ["What the ratios mean for a program of your size", "modeled"],
      ["Three example organizations", "examples"],
    ],
    links: [
      ["on the page", "#disclaimer", "Read the Disclaimer"],
      demo,
      ["in the site", "/blog", "Read the blog"],
    ],
  },
  "/contact": {
    title: "Contact Larkwell | Demos, Sales and Support",
    h1: "Talk with our team",
    headings: [
      "Send us a message",
      "Other ways to reach us",
      "Our office in Boston",
      "Questions we hear often",
    ],
    marked: [[], []],
    notes: [["Questions we hear often", "target"]],
    links: [
      ["own program", "mailto:sales@larkwell.example", "sales@larkwell.example"],
      ["own program", "mailto:support@larkwell.example", "support@larkwell.example"],
      ["own program", "tel:+16175550142", "(617) 555-0142"],
      [
        "new tab",
        "https://www.openstreetmap.org/?mlat=42.3559&mlon=-71.0499#map=17/42.3559/-71.0499",
        "Open in maps",
      ],
      explore,
    ],
  },
  "/login": {
    title: "Sign In | Larkwell",
    h1: "Welcome Back",
    headings: ["No account yet?"],
    marked: [[], []],
    notes: [],
    links: [
      ["in the site", "/contact", "Forgot password?"],
      ["in the site", "/contact", "Contact us"],
      ["in the site", "/platform", "Explore the platform"],
    ],
  },
  "/no-such-page": {
    title: "Page Not Found | Larkwell",
    h1: "Oops! Page not found",
    headings: ["Pages you may want"],
    marked: [[], []],
    notes: [],
    links: [
      ["in the site", "/", "Return to Home"],
      ["in the site", "/platform", "Platform"],
      ["in the site", "/solutions", "Solutions"],
      ["in the site", "/modeled-outcomes", "Modeled Outcomes"],
      ["in the site", "/blog", "Blog"],
      ["in the site", "/contact", "Contact"],
    ],
  },
};

/** Of the header of every page, in the wide menu and in the mobile one. */
export const headerLinks: readonly Link[] = [
  ["in the site", "/about", "About"],
  ["in the site", "/platform", "Platform Overview"],
  ["in the site", "/platform/get-more-patients", "Get More Patients"],
  ["in the site", "/platform/engage-more-patients", "Engage More Patients"],
  ["in the site", "/solutions", "Solutions Overview"],
  ["in the site", "/solutions/providers", "For Providers"],
  ["in the site", "/solutions/health-plans", "For Health Plans"],
  ["in the site", "/solutions/employers", "For Employers"],
  ["in the site", "/modeled-outcomes", "Modeled Outcomes"],
  ["in the site", "/contact", "Contact Us"],
  ["new tab", "https://registry.larkwell.example", "Visit the Registry"],
];

/** Of the footer of every page. */
export const footerLinks: readonly Link[] = [
  ["in the site", "/", "Larkwell"],
  ["in the site", "/platform/get-more-patients", "Get more patients"],
  ["in the site", "/platform/engage-more-patients", "Engage more patients"],
  ["in the site", "/modeled-outcomes", "Improve outcomes"],
  ["in the site", "/contact", "Get expertise"],
  ["in the site", "/about", "About"],
  ["in the site", "/platform", "Platform"],
  ["in the site", "/solutions", "Solutions"],
  ["in the site", "/solutions/providers", "For Providers"],
  ["in the site", "/solutions/health-plans", "For Health Plans"],
  ["in the site", "/solutions/employers", "For Employers"],
  ["new tab", "https://www.linkedin.com/company/larkwell-example", "Larkwell on LinkedIn"],
  ["in the site", "/contact", "Contact us"],
  ["in the site", "/privacy", "Privacy Policy"],
  ["in the site", "/terms", "Terms of Use"],
];

const THANKS = "Thanks! We'll reach out shortly. Your demo request has been received.";
const SUBMITTED = "Demo request submitted! We'll contact you soon to schedule your personalized demo.";
const OPENING = "Opening your email client... A pre-filled email to the support address will open.";

interface SpecifiedForm {
  readonly path: string;
  readonly name: string;
  readonly submit: string;
  /** What is typed, by label. All of it is required, but for what `isOptional` names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly isOptional?: readonly string[];
  readonly toast?: string;
  readonly subject?: string;
  readonly alert?: string;
}

const request = { Name: "Ann & Bob", Email: "ann+1@example.org", Organization: '100% "Cedar"' };
const demoForm = (
  path: string,
  name: string,
  submit: string,
  toast: string,
  subject?: string,
): SpecifiedForm => ({
  path,
  name,
  submit,
  typed: request,
  toast,
  ...(subject && { subject }),
});

/** What each form is called, asks for and does. */
export const specifiedForms: readonly SpecifiedForm[] = [
  demoForm("/about", "Book your demo", "Book My Demo", THANKS),
  demoForm("/platform", "Request your demo", "Request My Demo", SUBMITTED),
  demoForm("/platform/get-more-patients", "Request your More Good Years demo", "Request My Demo", SUBMITTED),
  demoForm("/platform/engage-more-patients", "Request your eNgage AI demo", "Request My Demo", SUBMITTED),
  demoForm("/solutions", "Book your demo", "Book My Demo", SUBMITTED),
  demoForm(
    "/solutions/providers",
    "Book your demo for providers",
    "Book My Demo",
    OPENING,
    "Demo Request - Providers Solution",
  ),
  demoForm(
    "/solutions/health-plans",
    "Book your demo for health plans and ACOs",
    "Book My Demo",
    OPENING,
    "Demo Request - Health Plans Solution",
  ),
  demoForm(
    "/solutions/employers",
    "Book your demo for employers",
    "Book My Demo",
    OPENING,
    "Demo Request - Employers Solution",
  ),
  {
    path: "/contact",
    name: "Contact form",
    submit: "Send Message",
    typed: {
      "Name *": "Ann",
      "Email *": "ann@example.org",
      Organization: "Cedar",
      "Topic *": "eNgage AI",
      Message: "Hello",
    },
    isOptional: ["Organization", "Message"],
    toast: OPENING,
    subject: "Contact Form: eNgage AI",
  },
  {
    path: "/blog",
    name: "Blog newsletter sign-up",
    submit: "Subscribe",
    typed: { "Email address": "ann@example.org" },
    alert: "Thanks! You're subscribed to the Larkwell newsletter.",
  },
  ...["/", "/blog", "/login", "/no-such-page"].map((path) => ({
    path,
    name: "Newsletter sign-up",
    submit: "Subscribe",
    typed: { "Email address": "ann@example.org" },
    subject: "Newsletter Subscription Request",
  })),
  {
    path: "/login",
    name: "Sign in",
    submit: "Sign In",
    typed: { Email: "ann@example.org", Password: "hush" },
    isOptional: ["Email", "Password"],
  },
];
