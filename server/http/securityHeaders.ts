import { company } from "../../shared/company";
import type { Settings } from "../settings";

/** Browser features that this site never uses. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

/** No nonce: it would have to be new for each response, but documents are cached. */
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
];

/** The headers of every response, which protect visitors. */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const { ALLOW_INDEXING, HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS } = settings;
  const subdomains = HSTS_INCLUDE_SUBDOMAINS ? "; includeSubDomains" : "";
  return {
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    ...(!ALLOW_INDEXING && { "X-Robots-Tag": "noindex" }),
    "Content-Security-Policy": contentSecurityPolicy.join(";"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(HSTS_MAX_AGE > 0 && { "Strict-Transport-Security": `max-age=${HSTS_MAX_AGE}${subdomains}` }),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}
