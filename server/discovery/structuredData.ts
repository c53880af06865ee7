import type { Blog, BreadcrumbList, FAQPage, Organization, Thing, WebSite, WithContext } from "schema-dts";
import { company } from "../../shared/company";
import { pages } from "../../shared/pageTable";
import { articleAnchor, featuredArticle, gridArticles } from "../../shared/pages/blog/articles";
import { hero as blogHero } from "../../shared/pages/blog/blogContent";
import { faq } from "../../shared/pages/contact/contactContent";

/** What a trail of breadcrumbs calls the pages. One that is not to be found has no trail. */
const namesInTrail: Partial<Record<string, string>> = {
  [pages.home.path]: "Home",
  [pages.about.path]: "About",
  [pages.platform.path]: "Platform",
  [pages.getMorePatients.path]: "Get More Patients",
  [pages.engageMorePatients.path]: "Engage More Patients",
  [pages.solutions.path]: "Solutions",
  [pages.providers.path]: "For Providers",
  [pages.healthPlans.path]: "For Health Plans",
  [pages.employers.path]: "For Employers",
  [pages.blog.path]: "Blog",
  [pages.modeledOutcomes.path]: "Modeled Outcomes",
  [pages.contact.path]: "Contact",
};

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
  if (path === pages.home.path || namesInTrail[path] === undefined) return undefined;
  const ancestors = Object.keys(namesInTrail).filter((other) => path.startsWith(`${other}/`));
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [pages.home.path, ...ancestors, path].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: namesInTrail[step],
      item: `${publicOrigin}${step}`,
    })),
  };
}

function faqPage(): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faq.items.map(({ question, answer }) => ({
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
    ...(path === pages.contact.path ? [faqPage()] : []),
  ];
}
