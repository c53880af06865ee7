import type { ComponentType } from "react";
import type { LoadedPage } from "./LoadedPage";
import type { WholeArticle } from "../pages/blog/article/WholeArticle";
import type { Page } from "./pageTable";

/** The exports of a page's module. */
export interface PageModule {
  readonly default: ComponentType;
  readonly loadFor?: LoadedPage["loadFor"];
}

/** The blog's module also loads articles. */
export interface BlogModule extends PageModule {
  readonly articlePageOf: (whole: WholeArticle) => LoadedPage;
}

/** The modules of pages, by folder. In browsers `#pageLoaders` is pageLoaders.browser.ts: see "imports" in package.json. */
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
