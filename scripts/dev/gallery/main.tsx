import { createRoot } from "react-dom/client";
import "../../../shared/styles/site.css";
import { Gallery } from "./Gallery";

const group = new URLSearchParams(window.location.search).get("group") ?? "";
const root = document.querySelector("#gallery");
if (root) createRoot(root).render(<Gallery group={group} />);
