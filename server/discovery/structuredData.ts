import type { Thing, WithContext } from "schema-dts";
import { company } from "../../shared/company";
import { allPages, findPage, pages, type Page } from "../../shared/routes/pageTable";
import type { Article } from "../../shared/pages/blog/Article";
import { pictureAddress } from "../../shared/pages/blog/pictureAddress";
import { hero as blogHero } from "../../shared/pages/blog/blogContent";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { faq } from "../../shared/pages/contact/contactContent";
import type { DocumentPage } from "../documents/resolveTarget";
import { picturePath } from "./sharingPicture";

function organization(publicOrigin: string): Thing {
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

function breadcrumbList(page: Page, publicOrigin: string, article?: Article): Thing {
  const ancestors = allPages.filter(({ path }) => page.path.startsWith(`${path}/`));
  const end = article ? [{ name: article.title, path: addressOfArticle(article) }] : [];
  return {
    "@type": "BreadcrumbList",
    itemListElement: [pages.home, ...ancestors, page, ...end].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${publicOrigin}${path}`,
    })),
  };
}

const faqPage: Thing = {
  "@type": "FAQPage",
  mainEntity: faq.items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

function blog(shown: readonly Article[], publicOrigin: string): Thing {
  return {
    "@type": "Blog",
    name: blogHero.eyebrow,
    url: `${publicOrigin}${pages.blog.path}`,
    ...publishedIn(publicOrigin),
    blogPost: shown.map((article) => blogPosting(article, publicOrigin)),
  };
}

function blogPosting(article: Article, publicOrigin: string) {
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.teaser,
    url: `${publicOrigin}${addressOfArticle(article)}`,
    datePublished: article.isoDate,
    author: { "@type": "Person", name: article.author },
    articleSection: article.topic,
    timeRequired: `PT${article.readMins}M`,
    ...(article.picture && { image: pictureAddress(article.picture.file) }),
    ...(article.updatedIsoDate !== undefined && { dateModified: article.updatedIsoDate }),
  } as const;
}

/** An article, for its own page. */
function wholePosting(article: Article, publicOrigin: string): Thing {
  const posting = blogPosting(article, publicOrigin);
  const image = `${publicOrigin}${picturePath({ folder: "", article })}`;
  return { ...posting, image, mainEntityOfPage: posting.url, ...publishedIn(publicOrigin) };
}

/** The structured data of a page (schema.org). It contains only facts that the page shows. */
export function structuredData(
  { path = "", article, shown = [] }: Pick<DocumentPage, "path" | "article" | "shown">,
  publicOrigin: string,
): readonly WithContext<Thing>[] {
  const page = findPage(path);
  const things: Thing[] = [
    organization(publicOrigin),
    { "@type": "WebSite", name: company.name, url: publicOrigin, ...publishedIn(publicOrigin) },
  ];
  if (page?.isIndexed && page !== pages.home) things.push(breadcrumbList(page, publicOrigin, article));
  if (page === pages.blog)
    things.push(article ? wholePosting(article, publicOrigin) : blog(shown, publicOrigin));
  if (page === pages.contact) things.push(faqPage);
  return things.map((thing) => Object.assign({ "@context": "https://schema.org" } as const, thing));
}
