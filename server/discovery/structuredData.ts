import type { Blog, BreadcrumbList, FAQPage, Organization, Thing, WebSite, WithContext } from "schema-dts";
import { company } from "../../shared/company";
import { allPages, findPage, pages, type Page } from "../../shared/pageTable";
import { featuredArticle, gridArticles } from "../../shared/pages/blog/articles";
import { hero as blogHero } from "../../shared/pages/blog/blogContent";
import { placeOfArticle } from "../../shared/pages/blog/blogFilters";
import { faq } from "../../shared/pages/contact/contactContent";

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

function breadcrumbList(page: Page, publicOrigin: string): BreadcrumbList {
  const ancestors = allPages.filter(({ path }) => page.path.startsWith(`${path}/`));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [pages.home, ...ancestors, page].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${publicOrigin}${path}`,
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
  return {
    "@type": "Blog",
    name: blogHero.eyebrow,
    url: `${publicOrigin}${pages.blog.path}`,
    ...publishedIn(publicOrigin),
    blogPost: [featuredArticle, ...gridArticles].map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      description: article.teaser,
      url: `${publicOrigin}${placeOfArticle(article)}`,
      datePublished: article.isoDate,
      author: { "@type": "Person", name: article.author },
      articleSection: article.topic,
      timeRequired: `PT${article.readMins}M`,
      ...(article === featuredArticle && { image: featuredArticle.image }),
    })),
  };
}

/** What a page says in the words of schema.org: only facts that the site shows. */
export function structuredData(path = "", publicOrigin: string): readonly WithContext<Thing>[] {
  const page = findPage(path);
  const things = [
    organization(publicOrigin),
    webSite(publicOrigin),
    ...(page?.isIndexed && page.path !== pages.home.path ? [breadcrumbList(page, publicOrigin)] : []),
    ...(path === pages.blog.path ? [blog(publicOrigin)] : []),
    ...(path === pages.contact.path ? [faqPage()] : []),
  ];
  return things.map((thing) => Object.assign({ "@context": "https://schema.org" } as const, thing));
}
