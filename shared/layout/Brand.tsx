import { Mark } from "../components/Mark";
import { SiteLink } from "../components/SiteLink";
import { company } from "../company";
import { pages } from "../pages";

/** The logo: the mark and the name, leading home. */
export function Brand() {
  return (
    <SiteLink
      to={{ nav: "client", href: pages.home.path }}
      className="Brand"
      ariaLabel={`${company.name}, home page`}
    >
      <Mark />
      <span>{company.name}</span>
    </SiteLink>
  );
}
