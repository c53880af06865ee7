const name = "Larkwell";
const domain = "larkwell.example";
const phone = "+1-617-555-0142";
const building = "100 Harbor Street";
const suite = "Suite 400";
const street = `${building}, ${suite}`;
const city = "Boston";
const region = "MA";
const postalCode = "02110";
const map = "https://www.openstreetmap.org";
const latitude = 42.3559;
const longitude = -71.0499;

/** What the embedded map shows around the office, as west, south, east and north in degrees. */
const mapFrame = [longitude - 0.004, latitude - 0.002, longitude + 0.004, latitude + 0.002]
  .map((degrees) => degrees.toFixed(4))
  .join("%2C");

/** The company's own facts. Its colours are in styles/palette.css. CONTRIBUTING.md names the other files that have its name. */
export const company = {
  name,
  legalName: `${name} Health, Inc.`,
  copyright: `© 2025 ${name}™`,
  description: `${name} helps hospitals, health plans, ACOs and employers find people at risk in their communities, engage them with behavioral nudges and improve outcomes.`,
  shortDescription: "Patient growth and engagement for hospitals, health plans, ACOs and employers.",
  foundedYear: "2000",
  supportEmail: `support@${domain}`,
  salesEmail: `sales@${domain}`,
  phone: { label: "(617) 555-0142", href: `tel:${phone.replaceAll("-", "")}`, international: phone },
  office: {
    building,
    suite,
    street,
    city,
    region,
    postalCode,
    country: "US",
    label: `${street}, ${city}, ${region} ${postalCode}`,
    surroundings: `downtown ${city} near the harbor`,
  },
  registryUrl: `https://registry.${domain}`,
  linkedInUrl: "https://www.linkedin.com/company/larkwell-example",
  imageOrigin: `https://images.${domain}`,
  mapOrigin: map,
  mapFrameUrl: `${map}/export/embed.html?bbox=${mapFrame}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  mapsUrl: `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  defaultPublicOrigin: `https://www.${domain}`,
} as const;

/** What the company calls its products. */
export const productNames = {
  registry: "More Good Years",
  nudges: "eNgage AI",
  analytics: "Analytics",
} as const;

/** The logo's mark, in a box of 28 × 20 units. The icons and the logo are drawn from it, too. */
export const markShape = {
  arch: "M1 18.5a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z",
  sun: { cx: "16.2", cy: "15.3", r: "3.7" },
} as const;
