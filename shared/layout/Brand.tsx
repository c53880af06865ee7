import { Mark } from "../components/Mark";
import { SiteLink } from "../components/SiteLink";
import { company } from "../company";
import { pages } from "../routes/pageTable";
import { layoutWords } from "./layoutContent";
import { cx } from "../components/cx";
import "./Brand.css";

interface BrandProps {
  /** The class with which the surrounding component places the logo. */
  readonly className?: string;
}

export function Brand({ className }: BrandProps) {
  return (
    <SiteLink
      to={{ nav: "client", href: pages.home.path }}
      className={cx("Brand", className)}
      ariaLabel={layoutWords.brand}
    >
      <Mark />
      <span>{company.name}</span>
    </SiteLink>
  );
}
