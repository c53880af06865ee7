import { company } from "../../shared/company";
import { themeColors } from "../../shared/themeColors";

/** How the site looks on a home screen. */
export const webManifest = {
  name: company.name,
  short_name: company.name,
  description: company.shortDescription,
  start_url: "/",
  display: "browser",
  background_color: themeColors.paper,
  theme_color: themeColors.night950,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
} as const;
