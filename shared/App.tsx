import { use } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary";
import { Layout } from "./layout/Layout";
import { loadedPage, loadPageOrDocument } from "./pageModules";
import { allPages, notFoundPage, type Page } from "./pages";
import { findRedirect, redirects } from "./redirects";

/** The site below the document: layout, a route per page, the moved addresses, and the 404 page for all else. */
export function App() {
  return (
    <Layout>
      <ErrorBoundary>
        <Routes>
          {allPages.map((page) => (
            <Route key={page.path} path={page.path} caseSensitive element={<RoutedPage page={page} />} />
          ))}
          {redirects.map((redirect) => (
            <Route
              key={redirect.from}
              path={"includesBelow" in redirect ? `${redirect.from}/*` : redirect.from}
              caseSensitive
              element={<Redirect />}
            />
          ))}
          <Route path="*" element={<RoutedPage page={notFoundPage} />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}

/**
 * A page whose module is loaded renders at once. In the browser a module that is not there yet suspends the
 * navigation, which keeps the old page on the screen; one that cannot be fetched becomes a document load.
 */
function RoutedPage({ page }: { page: Omit<Page, "path"> }) {
  const Component = loadedPage(page) ?? use(loadPageOrDocument(page));
  return <Component />;
}

function Redirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: findRedirect(pathname) ?? pathname, search, hash }} />;
}
