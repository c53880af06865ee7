"use client";

import { StaticRouter } from "react-router-dom";
import { Layout } from "../shared/layout/Layout";
import { HomePage } from "../shared/pages/home/HomePage";

/** The same components that this site renders. */
export function Home() {
  return (
    <StaticRouter location="/">
      <Layout>
        <HomePage />
      </Layout>
    </StaticRouter>
  );
}
