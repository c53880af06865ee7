import { KindNote } from "../components/KindNote";
import { Icon } from "../components/Icon";
import { siteNote } from "../components/kindNotes";
import { SiteLink, TextLink } from "../components/SiteLink";
import { company } from "../company";
import { FooterNewsletterForm } from "../forms/FooterNewsletterForm";
import { Brand } from "./Brand";
import { layoutWords } from "./layoutContent";
import { assistanceLink, footerColumns, legalLinks } from "./navigation";
import "../components/RoundButton.css";
import "./Footer.css";

const { footer } = layoutWords;

export function Footer({ isInert }: { isInert: boolean }) {
  return (
    <footer className="Footer" data-tone="dark" aria-label={footer.name} inert={isInert}>
      <div className="container">
        <div className="Footer-columns">
          <div className="Footer-brand stack">
            <Brand className="Footer-logo" />
            <p>{footer.promise}</p>
            <p className="Footer-assistance">
              {footer.beforeAssistance} <TextLink link={assistanceLink} />
              <span className="Footer-onPaper">
                {company.supportEmail}, {company.phone.label}
              </span>
            </p>
            <SiteLink
              to={{ nav: "newtab", href: company.linkedInUrl }}
              className="RoundButton Footer-social screen-only"
              ariaLabel={footer.linkedIn}
            >
              <Icon name="linkedin" />
            </SiteLink>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="Footer-heading">{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <SiteLink to={link}>{link.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterNewsletterForm />
        </div>
        <KindNote text={siteNote} className="Footer-note" />
        <div className="Footer-base row">
          <p>{company.copyright}</p>
          <ul className="Footer-legal">
            {legalLinks.map((link) => (
              <li key={link.label}>
                <SiteLink to={link}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
