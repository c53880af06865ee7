import { use } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary";
import { Layout } from "./layout/Layout";
import { loadedPage, loadPageOrDocument } from "./pageModules";
import { allPages, findPage, notFoundPage, type Page, type PagePath } from "./pages";
import { redirects } from "./redirects";

/** The site below the document: layout, a route per page, the moved addresses, and the 404 page for all else. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Layout>
      <ErrorBoundary key={pathname}>
        <Routes>
          {allPages.map((page) => (
            <Route key={page.path} path={page.path} caseSensitive element={<RoutedPage page={page} />} />
          ))}
          {redirects.map((redirect) => (
            <Route
              key={redirect.from}
              path={"includesBelow" in redirect ? `${redirect.from}/*` : redirect.from}
              caseSensitive
              element={<Redirect to={redirect.to} />}
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

/** Shows the page of the new address at once, so that nothing goes blank before the address is replaced. */
function Redirect({ to }: { to: PagePath }) {
  const { search, hash, state } = useLocation();
  return (
    <>
      <Navigate replace to={{ pathname: to, search, hash }} state={state} />
      <RoutedPage page={findPage(to) ?? notFoundPage} />
    </>
  );
}
