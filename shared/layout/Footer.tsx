import { KindNote } from "../components/KindNote";
import { Icon } from "../components/Icon";
import { siteNote } from "../components/kindNotes";
import { SiteLink, TextLink } from "../components/SiteLink";
import { company } from "../company";
import { NewsletterForm } from "../forms/NewsletterForm";
import { Brand } from "./Brand";
import { layoutWords } from "./layoutContent";
import { assistanceLink, helpColumn, informationColumn, legalLinks, type FooterColumn } from "./navigation";
import "../components/RoundButton.css";
import "./Footer.css";

const { footer } = layoutWords;

export function Footer({ isInert }: { isInert: boolean }) {
  return (
    <footer className="Footer" data-tone="dark" aria-label={footer.name} inert={isInert}>
      <div className="container">
        <div className="Footer-columns">
          <div className="Footer-brand">
            <Brand className="Footer-logo" />
            <SiteLink
              to={{ nav: "newtab", href: company.linkedInUrl }}
              className="RoundButton Footer-social screen-only"
              ariaLabel={footer.linkedIn}
            >
              <Icon name="linkedin" />
            </SiteLink>
            <p>{footer.promise}</p>
            <p className="Footer-onPaper">
              {footer.beforeAssistance} {company.supportEmail}, {company.phone.label}
            </p>
          </div>
          <div>
            <LinkColumn {...helpColumn} />
            <p className="Footer-assistance">
              {footer.beforeAssistance} <TextLink link={assistanceLink} />
            </p>
          </div>
          <LinkColumn {...informationColumn} />
          <div className="Footer-newsletter">
            <h2>{footer.newsletter.heading}</h2>
            <p>{footer.newsletter.body}</p>
            <NewsletterForm on="footer" />
          </div>
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

function LinkColumn({ heading, links }: FooterColumn) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink to={link}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
