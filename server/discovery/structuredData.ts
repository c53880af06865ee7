import type { Blog, BreadcrumbList, FAQPage, Organization, Thing, WebSite, WithContext } from "schema-dts";
import { company } from "../../shared/company";
import { pages, type PagePath } from "../../shared/pageTable";
import { articleAnchor, featuredArticle, gridArticles } from "../../shared/pages/blog/articles";
import { hero as blogHero } from "../../shared/pages/blog/blogContent";
import { faq } from "../../shared/pages/contact/contactContent";

/** Where a page stands below the home page, by the names of its ancestors and its own. */
const breadcrumbs: Partial<Record<string, readonly { readonly name: string; readonly path: PagePath }[]>> =
  (() => {
    const home = { name: "Home", path: pages.home.path };
    const platform = { name: "Platform", path: pages.platform.path };
    const solutions = { name: "Solutions", path: pages.solutions.path };
    return {
      [pages.about.path]: [home, { name: "About", path: pages.about.path }],
      [pages.platform.path]: [home, platform],
      [pages.getMorePatients.path]: [
        home,
        platform,
        { name: "Get More Patients", path: pages.getMorePatients.path },
      ],
      [pages.engageMorePatients.path]: [
        home,
        platform,
        { name: "Engage More Patients", path: pages.engageMorePatients.path },
      ],
      [pages.solutions.path]: [home, solutions],
      [pages.providers.path]: [home, solutions, { name: "For Providers", path: pages.providers.path }],
      [pages.healthPlans.path]: [home, solutions, { name: "For Health Plans", path: pages.healthPlans.path }],
      [pages.employers.path]: [home, solutions, { name: "For Employers", path: pages.employers.path }],
      [pages.blog.path]: [home, { name: "Blog", path: pages.blog.path }],
      [pages.modeledOutcomes.path]: [home, { name: "Modeled Outcomes", path: pages.modeledOutcomes.path }],
      [pages.contact.path]: [home, { name: "Contact", path: pages.contact.path }],
    };
  })();

/** By it the site and the blog point to their publisher, whom every page describes. */
const organizationId = (publicOrigin: string) => ({ "@id": `${publicOrigin}/#organization` });

function organization(publicOrigin: string): WithContext<Organization> {
  const { office, phone } = company;
  const contact = { "@type": "ContactPoint", areaServed: "US", availableLanguage: "English" } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    ...organizationId(publicOrigin),
    name: company.name,
    legalName: company.legalName,
    url: publicOrigin,
    logo: `${publicOrigin}/logo.svg`,
    description: company.description,
    email: company.supportEmail,
    telephone: phone.international,
    foundingDate: company.foundedYear,
    address: {
      "@type": "PostalAddress",
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.country,
    },
    contactPoint: [
      { ...contact, contactType: "sales", email: company.salesEmail, telephone: phone.international },
      { ...contact, contactType: "customer support", email: company.supportEmail },
    ],
    sameAs: [company.linkedInUrl],
  };
}

function webSite(publicOrigin: string): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: company.name,
    url: publicOrigin,
    inLanguage: "en-US",
    publisher: organizationId(publicOrigin),
  };
}

function breadcrumbList(path: string, publicOrigin: string): WithContext<BreadcrumbList> | undefined {
  const trail = breadcrumbs[path];
  if (!trail) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${publicOrigin}${path}`,
    })),
  };
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The articles, by the places where they stand on the blog. */
function blog(publicOrigin: string): WithContext<Blog> {
  const address = `${publicOrigin}${pages.blog.path}`;
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    name: blogHero.eyebrow,
    url: address,
    inLanguage: "en-US",
    publisher: organizationId(publicOrigin),
    blogPost: [featuredArticle, ...gridArticles].map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      description: article.teaser,
      url: `${address}#${articleAnchor(article)}`,
      datePublished: article.isoDate,
      author: { "@type": "Person", name: article.author },
      articleSection: article.topic,
      timeRequired: `PT${article.readMins}M`,
      ...(article === featuredArticle && { image: featuredArticle.image }),
    })),
  };
}

/** What a page says to programs that read schema.org: only facts that the site shows. The 404 page has no path. */
export function structuredData(
  path: string | undefined,
  publicOrigin: string,
): readonly WithContext<Thing>[] {
  const breadcrumb = path && breadcrumbList(path, publicOrigin);
  return [
    organization(publicOrigin),
    webSite(publicOrigin),
    ...(breadcrumb ? [breadcrumb] : []),
    ...(path === pages.blog.path ? [blog(publicOrigin)] : []),
    ...(path === pages.contact.path ? [faqPage(faq.items)] : []),
  ];
}
