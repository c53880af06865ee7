import { articles } from "articles:table";
import { words } from "articles:words";
import type { ComponentType } from "react";
import type { LoadedPage } from "./LoadedPage";
import type { Article } from "../pages/blog/Article";
import { wholeArticle, type WholeArticle } from "../pages/blog/article/WholeArticle";
import type { Page } from "./pageTable";

/** The exports of a page's module. */
export interface PageModule {
  readonly default: ComponentType;
}

/** The blog's module also loads articles. */
export interface BlogModule extends PageModule {
  readonly articlePageOf: (whole: WholeArticle) => LoadedPage;
}

/** The modules of pages, by folder. In browsers client/pageLoaders.ts replaces this file. */
const modules = {
  home: () => import("../pages/home/HomePage"),
  about: () => import("../pages/about/AboutPage"),
  platform: () => import("../pages/platform/PlatformPage"),
  "get-more-patients": () => import("../pages/get-more-patients/GetMorePatientsPage"),
  "engage-more-patients": () => import("../pages/engage-more-patients/EngageMorePatientsPage"),
  solutions: () => import("../pages/solutions/SolutionsPage"),
  providers: () => import("../pages/providers/ProvidersPage"),
  "health-plans": () => import("../pages/health-plans/HealthPlansPage"),
  employers: () => import("../pages/employers/EmployersPage"),
  blog: () => import("../pages/blog/BlogPage"),
  "modeled-outcomes": () => import("../pages/modeled-outcomes/ModeledOutcomesPage"),
  contact: () => import("../pages/contact/ContactPage"),
  login: () => import("../pages/login/LoginPage"),
  "not-found": () => import("../pages/not-found/NotFoundPage"),
} satisfies Record<Page["folder"], () => Promise<PageModule>>;

export const importPage = (folder: Page["folder"]): Promise<PageModule> => modules[folder]();
export const importBlog = (): Promise<BlogModule> => modules.blog();

/** All articles, the newest first. */
export const importArticles = async (): Promise<readonly Article[]> => articles;

/** Undefined where there is no such article. */
export async function importArticle(slug: string): Promise<WholeArticle | undefined> {
  const article = articles.find((one) => one.slug === slug);
  const imported = await words[slug]?.();
  return article && imported && wholeArticle(articles, article, imported.words);
}
