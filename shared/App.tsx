import "./styles/site.css";
import { Navigate, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./errors/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { pageKey } from "./routes/pageAt";
import type { PagePath } from "./routes/pageTable";
import { findRedirect } from "./routes/redirects";
import { usePage } from "./routes/usePage";

/** The content of the document body: the layout and the page at the current address. */
export function App() {
  const location = useLocation();
  const movedTo = findRedirect(location.pathname);
  return (
    <Layout>
      <ErrorBoundary key={pageKey(location)}>
        {movedTo ? <Redirect to={movedTo} /> : null}
        <PageAtAddress />
      </ErrorBoundary>
    </Layout>
  );
}

function PageAtAddress() {
  const { Component } = usePage();
  return <Component />;
}

/** Renders the target page already before the address is replaced, so that the screen is never blank. */
function Redirect({ to }: { to: PagePath }) {
  const { search, hash, state } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} state={state} />;
}
