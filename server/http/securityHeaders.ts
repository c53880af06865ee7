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

export function setSecurityHeaders({ ALLOW_INDEXING, HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS }: Settings) {
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
    hsts: HSTS_MAX_AGE > 0 && { maxAge: HSTS_MAX_AGE, includeSubDomains: HSTS_INCLUDE_SUBDOMAINS },
    xFrameOptions: { action: "deny" },
    // Only obsolete browsers read these headers.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeader("Permissions-Policy", permissions);
    if (!ALLOW_INDEXING) response.setHeader("X-Robots-Tag", "noindex");
    setByHelmet(request, response, next);
  };
}

/** The same headers as a table, for responses that do not pass through Express. */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => (headers[name] = value);
  const response = { setHeader, removeHeader() {} } as unknown as ServerResponse;
  setSecurityHeaders(settings)({} as IncomingMessage, response, () => undefined);
  return headers;
}
