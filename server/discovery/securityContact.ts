import { company } from "../../shared/company";
import { pages } from "../../shared/routes/pageTable";

export const SECURITY_CONTACT_PATH = "/.well-known/security.txt";

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** The file security.txt. RFC 9116 requires a date of expiry less than a year away: here it is half a year from today. */
export function securityContact(publicOrigin: string): string {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  return `Contact: mailto:${company.supportEmail}
Contact: ${publicOrigin}${pages.contact.path}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${publicOrigin}${SECURITY_CONTACT_PATH}
`;
}
