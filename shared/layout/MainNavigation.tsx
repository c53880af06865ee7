import { useState } from "react";
import { useLocation } from "react-router-dom";
import { SiteLink } from "../components/SiteLink";
import { DropDownMenu, type DropDownState } from "./DropDownMenu";
import { pageKey } from "../routes/pageAt";
import { layoutWords } from "./layoutContent";
import { aboutLink, navigationMenus } from "./navigation";
import "./MainNavigation.css";

/** The header's links on wide screens. At most one drop-down is open at a time. */
export function MainNavigation() {
  const page = pageKey(useLocation());
  const [open, setOpen] = useState<{ readonly label: string; readonly state: DropDownState }>();
  return (
    <nav className="MainNavigation" aria-label={layoutWords.mainNavigation}>
      <ul>
        <li>
          <SiteLink to={aboutLink} className="MainNavigation-item" isCurrent={page === aboutLink.href}>
            {aboutLink.label}
          </SiteLink>
        </li>
        {navigationMenus.map((menu) => (
          <DropDownMenu
            key={menu.label}
            menu={menu}
            currentPath={page}
            state={open?.label === menu.label ? open.state : "closed"}
            onChange={(change) =>
              setOpen((open) => {
                const present = open?.label === menu.label ? open.state : "closed";
                const next = change(present);
                if (next === present) return open;
                return next === "closed" ? undefined : { label: menu.label, state: next };
              })
            }
          />
        ))}
      </ul>
    </nav>
  );
}
