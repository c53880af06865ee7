import { pages } from "../pages";
import { SiteLink } from "../components/SiteLink";
import { Brand } from "./Brand";

export function Header() {
  return (
    <header className="Header" data-tone="dark">
      <div className="container Header-bar">
        <Brand />
        <SiteLink to={{ nav: "client", href: pages.about.path }}>About</SiteLink>
      </div>
    </header>
  );
}
