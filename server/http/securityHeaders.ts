import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
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

export type SetSecurityHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** What sets the headers of every response that protect visitors. */
export function securityHeaders(settings: Settings): SetSecurityHeaders {
  const { ALLOW_INDEXING, HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS } = settings;
  const setByHelmet = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      // No nonce: it would have to be new for each response, but documents are cached.
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        imgSrc: ["'self'", company.imageOrigin],
        frameSrc: [company.mapOrigin],
        connectSrc: ["'none'"],
        formAction: ["'self'", "mailto:"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: HSTS_MAX_AGE > 0 && {
      maxAge: HSTS_MAX_AGE,
      includeSubDomains: HSTS_INCLUDE_SUBDOMAINS,
    },
    xFrameOptions: { action: "deny" },
    // Only obsolete browsers read these headers.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

  return (request, response) => {
    setByHelmet(request, response, () => undefined);
    response.setHeader("Permissions-Policy", permissions);
    if (!ALLOW_INDEXING) response.setHeader("X-Robots-Tag", "noindex");
  };
}
