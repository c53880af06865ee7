import "./styles/site.css";
import { use, ViewTransition } from "react";
import { Navigate, useLocation, useRoutes, type RouteObject } from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary";
import { Layout } from "./layout/Layout";
import { loadedPage, loadPageOrDocument } from "./pageModules";
import { allPages, findPage, notFoundPage, type Page, type PagePath } from "./pageTable";
import { redirects } from "./redirects";

/** A route per page, the moved addresses, and the 404 page for all else. */
const routes: RouteObject[] = [
  ...allPages.map((page) => ({
    path: page.path,
    caseSensitive: true,
    element: <RoutedPage page={page} />,
  })),
  ...redirects.map((redirect) => ({
    path: "includesBelow" in redirect ? `${redirect.from}/*` : redirect.from,
    caseSensitive: true,
    element: <Redirect to={redirect.to} />,
  })),
  { path: "*", element: <RoutedPage page={notFoundPage} /> },
];

/** The content of the document body: the layout and the route of the current address. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Layout>
      {/* The whole window fades into the next page. */}
      <ViewTransition key={pathname} default="none">
        <ErrorBoundary>
          <RoutedContent />
        </ErrorBoundary>
      </ViewTransition>
    </Layout>
  );
}

function RoutedContent() {
  return useRoutes(routes);
}

/**
 * A page whose module is loaded renders at once. In the browser a module that is still loading suspends the
 * navigation, which keeps the old page on the screen; if it cannot be fetched, the browser loads the document.
 */
function RoutedPage({ page }: { page: Omit<Page, "path"> }) {
  const Component = loadedPage(page) ?? use(loadPageOrDocument(page));
  return <Component />;
}

/** Renders the target page before the address is replaced, so that nothing goes blank. */
function Redirect({ to }: { to: PagePath }) {
  const { search, hash, state } = useLocation();
  return (
    <>
      <Navigate replace to={{ pathname: to, search, hash }} state={state} />
      <RoutedPage page={findPage(to) ?? notFoundPage} />
    </>
  );
}
