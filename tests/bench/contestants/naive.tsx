// The usual way: helmet, compression, and the page rendered for each request.
import compression from "compression";
import express from "express";
import helmet from "helmet";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../../../shared/App";
import { Document } from "../../../shared/Document";
import { loadAllPages } from "../../../shared/routes/pageModules";
import { allPages, pages } from "../../../shared/routes/pageTable";

await loadAllPages(allPages);
const app = express();
app.use(helmet());
app.use(compression());
app.get("/", (request, response) => {
  const { pipe } = renderToPipeableStream(
    <StaticRouter location={request.url}>
      <Document head={pages.home}>
        <App />
      </Document>
    </StaticRouter>,
    {
      onShellReady() {
        response.type("html");
        pipe(response);
      },
    },
  );
});
app.listen(Number(process.env["PORT"]), "127.0.0.1");
