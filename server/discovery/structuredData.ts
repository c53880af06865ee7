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

/** Every page describes the company; the site and the blog only refer to it. */
function organization(publicOrigin: string): Organization {
  const { name, legalName, description, foundedYear, supportEmail, salesEmail, phone, office } = company;
  const telephone = phone.international;
  const contact = { "@type": "ContactPoint", areaServed: "US", availableLanguage: "English" } as const;
  return {
    "@type": "Organization",
    ...publishedIn(publicOrigin).publisher,
    name,
    legalName,
    url: publicOrigin,
    logo: `${publicOrigin}/logo.svg`,
    description,
    email: supportEmail,
    telephone,
    foundingDate: foundedYear,
    address: {
      "@type": "PostalAddress",
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.country,
    },
    contactPoint: [
      { ...contact, contactType: "sales", email: salesEmail, telephone },
      { ...contact, contactType: "customer support", email: supportEmail },
    ],
    sameAs: [company.linkedInUrl],
  };
}

function publishedIn(publicOrigin: string) {
  return { inLanguage: "en-US", publisher: { "@id": `${publicOrigin}/#organization` } } as const;
}

function webSite(publicOrigin: string): WebSite {
  return { "@type": "WebSite", name: company.name, url: publicOrigin, ...publishedIn(publicOrigin) };
}

function breadcrumbList(path: string, publicOrigin: string): BreadcrumbList {
  const ancestors = Object.keys(namesInTrail).filter((other) => path.startsWith(`${other}/`));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [pages.home.path, ...ancestors, path].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: namesInTrail[step],
      item: `${publicOrigin}${step}`,
    })),
  };
}

function faqPage(): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faq.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function blog(publicOrigin: string): Blog {
  const address = `${publicOrigin}${pages.blog.path}`;
  return {
    "@type": "Blog",
    name: blogHero.eyebrow,
    url: address,
    ...publishedIn(publicOrigin),
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
export function structuredData(path = "", publicOrigin: string): readonly WithContext<Thing>[] {
  const hasTrail = namesInTrail[path] !== undefined && path !== pages.home.path;
  const things = [
    organization(publicOrigin),
    webSite(publicOrigin),
    ...(hasTrail ? [breadcrumbList(path, publicOrigin)] : []),
    ...(path === pages.blog.path ? [blog(publicOrigin)] : []),
    ...(path === pages.contact.path ? [faqPage()] : []),
  ];
  return things.map((thing) => Object.assign({ "@context": "https://schema.org" } as const, thing));
}
