const name = "Larkwell";
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

/** The company's own facts: the one file to change for a real company. */
export const company = {
  name,
  legalName: `${name} Health, Inc.`,
  copyright: `© 2025 ${name}™`,
  description: `${name} helps hospitals, health plans, ACOs and employers find people at risk in their communities, engage them with behavioral nudges and improve outcomes.`,
  shortDescription: "Patient growth and engagement for hospitals, health plans, ACOs and employers.",
  foundedYear: "2000",
  supportEmail: "support@larkwell.example",
  salesEmail: "sales@larkwell.example",
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
  registryUrl: "https://registry.larkwell.example",
  linkedInUrl: "https://www.linkedin.com/company/larkwell-example",
  imageOrigin: "https://images.larkwell.example",
  mapOrigin: map,
  mapFrameUrl: `${map}/export/embed.html?bbox=${mapFrame}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  mapsUrl: `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  defaultPublicOrigin: "https://www.larkwell.example",
} as const;
