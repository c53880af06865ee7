/** The company's own facts: the one file to change for a real company. */
export const company = {
  name: "Larkwell",
  legalName: "Larkwell Health, Inc.",
  copyright: "© 2025 Larkwell™",
  description:
    "Larkwell helps hospitals, health plans, ACOs and employers find people at risk in their communities, engage them with behavioral nudges and improve outcomes.",
  shortDescription: "Patient growth and engagement for hospitals, health plans, ACOs and employers.",
  foundedYear: "2000",
  supportEmail: "support@larkwell.example",
  salesEmail: "sales@larkwell.example",
  phone: { label: "(617) 555-0142", href: "tel:+16175550142", international: "+1-617-555-0142" },
  office: {
    street: "100 Harbor Street, Suite 400",
    city: "Boston",
    region: "MA",
    postalCode: "02110",
    country: "US",
    label: "100 Harbor Street, Suite 400, Boston, MA 02110",
  },
  registryUrl: "https://registry.larkwell.example",
  linkedInUrl: "https://www.linkedin.com/company/larkwell-example",
  imageOrigin: "https://images.larkwell.example",
  mapOrigin: "https://www.openstreetmap.org",
  mapFrameUrl:
    "https://www.openstreetmap.org/export/embed.html?bbox=-71.0539%2C42.3539%2C-71.0459%2C42.3579&layer=mapnik&marker=42.3559%2C-71.0499",
  mapsUrl: "https://www.openstreetmap.org/?mlat=42.3559&mlon=-71.0499#map=17/42.3559/-71.0499",
  defaultPublicOrigin: "https://www.larkwell.example",
} as const;
