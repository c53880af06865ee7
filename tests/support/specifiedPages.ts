// Written by hand from the specification and its words. Nothing here comes from the site's own files, which are checked by it.

/** How a link takes its visitor on. */
export type Way = "document" | "in the site" | "on the page" | "new tab" | "own program";

export type Link = readonly [way: Way, href: string, words: string];

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

type Heading = string | readonly [words: string, ...notes: readonly (keyof typeof notes)[]];

export const wordsOfNote = (kind: keyof typeof notes) => notes[kind];

interface SpecifiedPage {
  readonly title: string;
  /** Words of the headings, first of all the h1, each with the notes that stand in its section. */
  readonly headings: readonly [h1: Heading, ...others: Heading[]];
  /** What the wide menu marks as the present page, and the mobile one: else nothing. */
  readonly marked?: readonly [wide: readonly string[], mobile: readonly string[]];
  readonly links: readonly Link[];
  /** Text alternatives of the page's own pictures, in their order. */
  readonly pictures?: readonly string[];
  /** A part of a heading, and what stands in its section in this order. */
  readonly lists?: readonly string[];
}

const registry = "Sample registry with one line for each person: a number, a risk level and a next step.";
const platform = (words: string): Link => ["document", "/platform", words];
const demo: Link = ["document", "/contact", "Book a Demo"];
const contact: Link = ["document", "/contact", "Contact Us"];
const explore = platform("Explore Our Platform");
const modeled: Link = ["document", "/modeled-outcomes", "See Modeled Outcomes"];
const howWeModel: Link = ["in the site", "/modeled-outcomes", "How we model outcomes"];
const disclaimer: Link = ["in the site", "/modeled-outcomes#disclaimer", "Read the full disclaimer"];
const sales: Link = ["own program", "mailto:sales@larkwell.example", "sales@larkwell.example"];
const support: Link = ["own program", "mailto:support@larkwell.example", "support@larkwell.example"];
const phone: Link = ["own program", "tel:+16175550142", "(617) 555-0142"];
const fromTheBlog = (slug: string, title: string): Link => [
  "in the site",
  `/blog?article=${slug}`,
  `From the blog: ${title}`,
];

export const specifiedPages: Readonly<Record<string, SpecifiedPage>> = {
  "/": {
    title: "Larkwell | From Invisible to Engaged",
    headings: [
      ["From Invisible to Engaged", "target"],
      ["Sample dashboard", "dashboard"],
      "Partner organizations",
      ["Our Core Products", "sample", "message"],
      ["What a deployment is designed to reach", "target"],
      "Who We Serve",
      "Why choose Larkwell",
      ["Modeled Outcomes", "modeled"],
      "Meet the patients you have been missing",
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
      howWeModel,
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
      registry,
    ],
    lists: [
      "Sample dashboard | High | Medium | Low | Ignite | Accelerate | Compound | Dominate",
      "Our Core Products | SMS reminder | Email nudge | App notification | Care gap alert",
      "Who We Serve | Providers | Health Plans | ACOs | Employers",
      "Why choose Larkwell | We start before the first visit | Each nudge asks for one thing | Your team keeps its tools | We show our math",
    ],
  },
  "/about": {
    title: "About Larkwell | Our Story, Mission and Leadership",
    headings: [
      "Good care starts with being seen",
      "Our story",
      "Mission, vision and values",
      "Leadership team",
      "Milestones along the way",
      "Book Your Demo",
      "Talk with the people behind the work",
    ],
    marked: [["About"], ["About"]],
    links: [
      explore,
      ["on the page", "#story", "Read Our Story"],
      contact,
      sales,
      phone,
      fromTheBlog("meeting-people-where-they-gather", "Meeting people where they already gather"),
    ],
    lists: [
      "values | Ask first | Say it plainly | Show the math | Respect the front desk",
      "Leadership team | Ingrid Okafor-Bell | Tomas Ruelle, MD | Soo-jin Hallam, PhD | Wendell Achterberg | Nadia Benhaddou | Mateo Villareal-Ng",
      "Milestones | 2000 | A survey on paper | 2010 | More Good Years goes online | 2023 | eNgage AI arrives | 2026 | One shared view",
    ],
  },
  "/platform": {
    title: "Patient Engagement Platform Overview | Larkwell",
    headings: [
      "How a health answer becomes a kept appointment",
      "Core technology in four parts that share one record",
      "How it works in five steps",
      ["Capacity sized for your busiest Monday", "target"],
      ["Our Core Products", "sample", "message"],
      "Request Your Demo",
      "See the platform with your own workflow",
    ],
    marked: [["Platform", "Platform Overview"], ["Platform Overview"]],
    links: [
      ["document", "/solutions", "View Solutions"],
      ["on the page", "#how-it-works", "See How It Works"],
      ["in the site", "/platform/get-more-patients", "Get more patients"],
      ["in the site", "/platform/engage-more-patients", "Engage more patients"],
      demo,
      howWeModel,
      sales,
      phone,
    ],
    pictures: [
      "Five nested arches, from the outside in: Intake, Analysis, Personalization, Engagement, Outcomes.",
      registry,
      "Two message bubbles: a request to confirm and a reply.",
    ],
    lists: [
      "Core technology | Community risk registry | Behavioral nudge engine | Analytics | Integration layer",
      "How it works | Intake | Analysis | Personalization | Engagement | Outcomes",
    ],
  },
  "/platform/get-more-patients": {
    title: "Get More Patients With More Good Years | Larkwell",
    headings: [
      ["More Good Years: meet patients you have not seen yet", "target", "sample"],
      "The key benefits of a registry",
      "Four steps from invitation to visit",
      ["The results we design for", "guaranteed"],
      "Integrations with the systems you run",
      ["A hospital chief executive on finding neighbors", "quote"],
      "Request Your More Good Years Demo",
      "Find out who lives nearby and needs you",
    ],
    marked: [["Platform", "Get More Patients"], ["Get More Patients"]],
    links: [
      demo,
      ["on the page", "#process", "See the Four Steps"],
      ["new tab", "https://registry.larkwell.example", "For community members: visit the registry"],
      ["document", "/solutions/overview", "See All Solutions"],
      platform("Platform Overview"),
      howWeModel,
      disclaimer,
      sales,
      phone,
      fromTheBlog("health-questions-people-will-finish", "How to write health questions people will finish"),
    ],
    pictures: [
      registry,
      "Range chart from 0% to 100%. Industry completion: 40 to 60 percent. More Good Years completion: 90 percent or more.",
    ],
    lists: [
      "Four steps | Step 1 of 4 | Invite | Assess | Match | Book",
      "Integrations | EHR systems | CRM platforms | Scheduling | Secure messaging | Phone and mail | Open API",
    ],
  },
  "/platform/engage-more-patients": {
    title: "Engage More Patients With eNgage AI | Larkwell",
    headings: [
      ["eNgage AI: messages that help people follow through", "message"],
      "Benefits that patients and staff notice",
      "The five-step nudge flow",
      ["Where better engagement shows up", "modeled"],
      ["What a nudge looks like", "message"],
      ["Integration notes", "target"],
      "Request Your eNgage AI Demo",
      "Send yourself a nudge",
    ],
    marked: [["Platform", "Engage More Patients"], ["Engage More Patients"]],
    links: [
      demo,
      ["document", "/solutions/overview", "See All Solutions"],
      platform("Platform Overview"),
      howWeModel,
      sales,
      phone,
      fromTheBlog("a-reminder-worth-answering", "What makes a reminder worth answering"),
    ],
    pictures: [
      "One day as a rail with five marks in order: Signal, Choose, Send, Listen, Adjust. Adjust leads back to Signal the next day.",
      "Phone with a text message that reminds Dana of a visit and offers replies 1, 2 or STOP.",
      "Email that offers Dana three morning times for a yearly visit, with a button labeled Choose a time.",
      "Phone lock screen with a notice that a refill is ready to confirm and takes about a minute.",
      "Alert for staff that patient M.R. is due for a screening, with a button labeled Send link.",
      "Six weeks on a line, the fourth to the sixth lit: typical implementation takes 4 to 6 weeks.",
    ],
    lists: [
      "Benefits | Timing that fits a life | Words people use | Fewer calls to make",
      "nudge flow | Signal | Choose | Send | Listen | Adjust",
      "What a nudge looks like | SMS reminder | Email nudge | App notification | Care gap alert",
    ],
  },
  "/solutions": {
    title: "Solutions for Providers, Plans and Employers | Larkwell",
    headings: [
      ["For everyone who pays for care or provides it", "modeled"],
      ["Go-live in 45 days", "target"],
      "Success metrics after launch",
      "Our Core Products",
      "Who We Serve",
      ["Impact Highlights", "modeled"],
      ["Featured Case Studies", "examples"],
      "Book Your Demo",
      "Tell us which number matters to you",
    ],
    marked: [["Solutions", "Solutions Overview"], ["Solutions Overview"]],
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
      ["in the site", "/solutions/providers", "Providers"],
      ["in the site", "/solutions/health-plans", "Health Plans"],
      ["in the site", "/solutions/employers", "Employers"],
      ["in the site", "/modeled-outcomes", "See modeled outcomes"],
      explore,
      howWeModel,
      sales,
      phone,
    ],
    pictures: [
      "Two bars that compare time to go-live. The Larkwell bar reads 45 days, which is 85% faster than industry.",
    ],
    lists: [
      "For everyone | Providers | Health Plans | Employers",
      "Our Core Products | More Good Years | eNgage AI | Analytics",
      "Who We Serve | Providers | Health Plans | ACOs | Employers",
      "Featured Case Studies | Cedar Hollow Community Hospital | Northfen Health Plan | Brackwater Foods",
    ],
  },
  "/solutions/providers": {
    title: "Patient Outreach for Hospitals and Clinics | Larkwell",
    headings: [
      "Bring the right patients through your doors",
      "Benefits for your clinics",
      "How it helps, from first look to final report",
      ["Outcome metrics for providers", "modeled"],
      "Integration with the records you already keep",
      ["A patient access director on the daily work", "quote"],
      "Book Your Demo",
      "Start with one clinic or one service line",
    ],
    marked: [["Solutions", "For Providers"], ["For Providers"]],
    links: [
      demo,
      explore,
      contact,
      howWeModel,
      fromTheBlog("one-timeline-for-answers-and-nudges", "One timeline for assessments and nudges"),
    ],
    pictures: [
      "Line drawing of a hospital on the horizon, a few windows lit, with the sun low behind it",
      "The EHR on the left and Larkwell on the right, joined by two arrows, one in each direction, labeled HL7 FHIR. Under Larkwell two grounds: Cloud and On-prem.",
    ],
    lists: [
      "Benefits | New patients from your own area | Fewer empty slots | Referrals that stay close",
      "from first look to final report | Step 1 of 5 | Identify | Step 2 of 5 | Outreach | Step 3 of 5 | Schedule | Step 4 of 5 | Follow-Up | Step 5 of 5 | Report",
      "Integration | Bidirectional EHR integration via HL7 FHIR | HIPAA-compliant secure messaging | Cloud or on-prem",
    ],
  },
  "/solutions/health-plans": {
    title: "Member Engagement for Health Plans and ACOs | Larkwell",
    headings: [
      ["Help members use the care they already have", "modeled"],
      "Four challenges, and how Larkwell helps",
      ["Outcome metrics for health plans", "modeled"],
      "What an ACO gets from the same platform",
      ["A plan leader on members who went quiet", "quote"],
      "Book Your Demo",
      "Choose one measure and test it",
    ],
    marked: [["Solutions", "For Health Plans"], ["For Health Plans"]],
    links: [
      demo,
      modeled,
      contact,
      howWeModel,
      fromTheBlog("shared-savings-shared-list", "Shared savings start with a shared list"),
    ],
    pictures: ["Line drawing of three houses under one umbrella, with the sun half up behind them"],
    lists: [
      "Four challenges | Members do not open what we send. | We learn about risk from claims, months late. | Three departments contact the same member in one week. | One message calendar with limits for each person, whoever sends. | A gap is closed, but the record does not show it.",
      "What an ACO gets | Shared gap lists | Nudges in the practice’s name | Reports by contract",
    ],
  },
  "/solutions/employers": {
    title: "Preventive Health Outreach for Employers | Larkwell",
    headings: [
      "Health benefits people remember to use",
      "How it helps: one employee’s week with Larkwell",
      "Benefits for your people and your plan",
      "What employers see and what stays private",
      ["Outcome metrics for employers", "guaranteed"],
      ["A benefits director on a quiet result", "quote"],
      "Book Your Demo",
      "Plan a pilot at one site",
    ],
    marked: [["Solutions", "For Employers"], ["For Employers"]],
    links: [demo, modeled, disclaimer, contact],
    pictures: [
      "Line drawing of a factory and an office tower on the horizon, with the sun high at the right",
      "Five working days as dots. Monday, Tuesday, Wednesday and Friday are lit.",
    ],
    lists: [
      "one employee’s week | Monday | Tuesday | Wednesday | Thursday | Friday",
      "Benefits for your people | Care on their schedule | No guesswork about coverage | Earlier attention to risk | Benefits that get used",
      "What employers see | You see | Group totals | Program results | You never see | Individual answers | Names beside risks",
    ],
  },
  "/blog": {
    title: "Blog: Patient Engagement and Population Health | Larkwell",
    headings: [
      ["Notes on reaching people and keeping in touch", "target"],
      "Who is missing from your waiting room?",
      "All articles",
      "Most Read",
      "Get new articles by email",
      ["Case studies", "modeled"],
    ],
    links: [["in the site", "/modeled-outcomes", "View Modeled Outcomes"], explore, howWeModel],
    pictures: ["Row of empty chairs in a sunlit clinic waiting room"],
    lists: [
      "Most Read | What makes a reminder worth answering | Who is missing from your waiting room? | Shared savings start with a shared list | How to write health questions people will finish",
    ],
  },
  "/modeled-outcomes": {
    title: "Modeled Outcomes and Projected ROI | Larkwell",
    headings: [
      ["What a deployment could return", "modeled"],
      ["Projected ROI over three years", "modeled"],
      ["Impact the model projects", "modeled"],
      ["What the ratios mean for a program of your size", "modeled"],
      ["Three example organizations", "examples"],
      "How to read these numbers",
      "Disclaimer: projections without a guarantee",
      "Test the model with your own numbers",
    ],
    marked: [["Resources", "Modeled Outcomes"], ["Modeled Outcomes"]],
    links: [
      ["on the page", "#disclaimer", "Read the Disclaimer"],
      demo,
      ["in the site", "/blog", "Read the blog"],
      ["on the page", "#ratio-ruler", "Try Your Own Numbers"],
      fromTheBlog("how-we-test-a-nudge", "How we test a nudge before members see it"),
    ],
    pictures: [
      "Three rising columns of projected value. Year 1: 3.2 million dollars. Year 2: 5.8 million dollars. Year 3: 8.1 million dollars. Total return: 6.2 to 1.",
    ],
    lists: [
      "Projected ROI | Period | Projection | What it shows | Year 1 | Year 2 | Year 3 | Total | 6.2 to 1",
      "Three example organizations | Marlow Ridge Regional Health | Regional health system | Pinnock Valley ACO | Accountable care organization | Shares one gap list across practices and confirms each visit by nudge. | 30% | fewer missed appointments | Sable Point Health Plan",
      "How to read these numbers | Why do ROI ratios differ between pages? | Why do yearly dollar amounts differ? | Why are there two industry benchmarks for completion? | What would change the result?",
      "Disclaimer | A guarantee exists only where a signed agreement states one",
    ],
  },
  "/contact": {
    title: "Contact Larkwell | Demos, Sales and Support",
    headings: [
      "Talk with our team",
      "Send us a message",
      "Other ways to reach us",
      "Our office in Boston",
      ["Questions we hear often", "target"],
    ],
    links: [
      sales,
      support,
      phone,
      howWeModel,
      [
        "new tab",
        "https://www.openstreetmap.org/?mlat=42.3559&mlon=-71.0499#map=17/42.3559/-71.0499",
        "Open in maps",
      ],
      explore,
    ],
    lists: ["Other ways | Sales | Support | Phone", "Our office | 100 Harbor Street"],
  },
  "/login": {
    title: "Sign In | Larkwell",
    headings: ["Welcome Back", "No account yet?"],
    links: [
      ["in the site", "/contact", "Forgot password?"],
      ["in the site", "/contact", "Contact us"],
      ["in the site", "/platform", "Explore the platform"],
      ["in the site", "/contact", "Contact our team"],
    ],
  },
  "/no-such-page": {
    title: "Page Not Found | Larkwell",
    headings: ["Oops! Page not found", "Pages you may want"],
    links: [
      ["in the site", "/", "Return to Home"],
      ["in the site", "/platform", "Platform"],
      ["in the site", "/solutions", "Solutions"],
      ["in the site", "/modeled-outcomes", "Modeled Outcomes"],
      ["in the site", "/blog", "Blog"],
      ["in the site", "/contact", "Contact"],
      support,
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

const SUPPORT = "support@larkwell.example";
const OPENING = "Opening your email client... A pre-filled email to the support address will open.";
const SUBMITTED = "Demo request submitted! We'll contact you soon to schedule your personalized demo.";
const THANKED =
  "Thank you, Ann This page keeps no copy of your details. To have them in writing with us, send them by email as well.";
const OPENED = `Your email app should be open The message is written. Check it, then press send there. Nothing opened? Copy the message and send it to ${SUPPORT}.`;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

interface SpecifiedForm {
  readonly path: string;
  readonly name: string;
  readonly submit: string;
  /** What is typed, by label. All of it is required, but for what `isOptional` names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly isOptional?: readonly string[];
  /** What it does once it is sent: nothing but this. */
  readonly outcome: {
    readonly toast?: string;
    readonly alert?: string;
    readonly mail?: Mail;
    /** What stands in the place of the form's note and button. */
    readonly answer?: string;
    /** A button of the answer, and the message that it opens. */
    readonly offers?: readonly [button: string, mail: Mail];
    readonly isCleared?: boolean;
  };
}

const DETAILS = 'Name:  Ann & Bob\nEmail: ann+1@example.org\nOrganization: 100% "Cedar" 🌅';
const demoForm = (path: string, name: string, submit: string, outcome: SpecifiedForm["outcome"]) => ({
  path,
  name,
  submit,
  typed: { Name: " Ann & Bob", Email: "ann+1@example.org", Organization: '100% "Cedar" 🌅' },
  outcome,
});
const told = (toast = SUBMITTED): SpecifiedForm["outcome"] => ({
  toast,
  answer: THANKED,
  offers: ["Email My Details", { to: "sales@larkwell.example", subject: "Demo request", body: DETAILS }],
});
const opened = (subject: string, body: string): SpecifiedForm["outcome"] => {
  const mail = { to: SUPPORT, subject, body };
  return { toast: OPENING, mail, answer: OPENED, offers: ["Open Again", mail] };
};
const demoBy = (solution: string) =>
  opened(
    `Demo Request - ${solution} Solution`,
    `Hello,\n\nI would like to book a demo of the ${solution} solution.\n\n${DETAILS}`,
  );

/** What each form is called, asks for and does. */
export const specifiedForms: readonly SpecifiedForm[] = [
  demoForm(
    "/about",
    "Book your demo",
    "Book My Demo",
    told("Thanks! We'll reach out shortly. Your demo request has been received."),
  ),
  demoForm("/platform", "Request your demo", "Request My Demo", told()),
  demoForm("/platform/get-more-patients", "Request your More Good Years demo", "Request My Demo", told()),
  demoForm("/platform/engage-more-patients", "Request your eNgage AI demo", "Request My Demo", told()),
  demoForm("/solutions", "Book your demo", "Book My Demo", told()),
  demoForm("/solutions/providers", "Book your demo for providers", "Book My Demo", demoBy("Providers")),
  demoForm(
    "/solutions/health-plans",
    "Book your demo for health plans and ACOs",
    "Book My Demo",
    demoBy("Health Plans"),
  ),
  demoForm("/solutions/employers", "Book your demo for employers", "Book My Demo", demoBy("Employers")),
  {
    path: "/contact",
    name: "Contact form",
    submit: "Send Message",
    typed: {
      "Name *": "Ann",
      "Email *": "ann@example.org",
      Organization: "Cedar",
      "Topic *": "eNgage AI",
      Message: "Two\nlines",
    },
    isOptional: ["Organization", "Message"],
    outcome: opened(
      "Contact Form: eNgage AI",
      "Name: Ann\nEmail: ann@example.org\nOrganization: Cedar\nTopic: eNgage AI\n\nMessage:\nTwo\nlines",
    ),
  },
  {
    path: "/blog",
    name: "Blog newsletter sign-up",
    submit: "Subscribe",
    typed: { "Email address": "ann@example.org" },
    outcome: { alert: "Thanks! You're subscribed to the Larkwell newsletter." },
  },
  ...["/", "/blog", "/login", "/no-such-page"].map((path) => ({
    path,
    name: "Newsletter sign-up",
    submit: "Subscribe",
    typed: { "Email address": "ann+news@example.org" },
    outcome: {
      mail: {
        to: SUPPORT,
        subject: "Newsletter Subscription Request",
        body: "Hello,\n\nPlease subscribe ann+news@example.org to the Larkwell newsletter.\n\nThank you.",
      },
      answer: `Your email app should be open: press send there to subscribe. Nothing opened? Write to ${SUPPORT}.`,
      isCleared: true,
    },
  })),
  {
    path: "/login",
    name: "Sign in",
    submit: "Sign In",
    typed: { Email: "ann@example.org", Password: "hush" },
    isOptional: ["Email", "Password"],
    outcome: {
      answer:
        "Sign-in is not open on this website yet, and nothing you typed was sent. Our team can help you in. Contact our team",
    },
  },
];
