import { Mark } from "../components/Mark";
import { SiteLink } from "../components/SiteLink";
import { company } from "../company";
import { pages } from "../pageTable";
import { layoutWords } from "./layoutContent";
import "./Brand.css";

export function Brand() {
  return (
    <SiteLink to={{ nav: "client", href: pages.home.path }} className="Brand" ariaLabel={layoutWords.brand}>
      <Mark />
      <span>{company.name}</span>
    </SiteLink>
  );
}
