import { createRoot } from "react-dom/client";
import "../../../shared/styles/site.css";
import { Gallery } from "./Gallery";

const query = new URLSearchParams(window.location.search);
const root = document.querySelector("#gallery");
if (root)
  createRoot(root).render(
    <Gallery group={query.get("group") ?? ""} specimensOf={query.get("specimens") ?? ""} />,
  );
