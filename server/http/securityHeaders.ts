import { company } from "../../shared/company";
import type { Settings } from "../settings";

/** Holds no nonce, so that a document can be kept and cached. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  `img-src 'self' ${company.imageOrigin}`,
  `frame-src ${company.mapOrigin}`,
  "connect-src 'none'",
  "form-action 'self' mailto:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join(";");

/** Features that a browser could give away, none of which the site uses. */
const unusedFeatures =
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid " +
  "identity-credentials-get idle-detection magnetometer microphone midi payment picture-in-picture " +
  "publickey-credentials-get screen-wake-lock serial storage-access usb xr-spatial-tracking";

/** The headers that every response carries. They depend on nothing but the settings. */
export function securityHeaders({
  HSTS_MAX_AGE,
  ALLOW_INDEXING,
}: Pick<Settings, "HSTS_MAX_AGE" | "ALLOW_INDEXING">): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    // files/publicFiles.ts exempts what other sites are meant to show.
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": unusedFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(HSTS_MAX_AGE > 0 && { "Strict-Transport-Security": `max-age=${HSTS_MAX_AGE}; includeSubDomains` }),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(!ALLOW_INDEXING && { "X-Robots-Tag": "noindex" }),
  };
}
