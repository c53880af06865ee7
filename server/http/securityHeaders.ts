import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import { company } from "../../shared/company";

const NOBODY = "()";

/** Every feature that a browser could give away, given to nobody. */
const permissionsPolicy = [
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
]
  .map((feature) => `${feature}=${NOBODY}`)
  .join(", ");

interface SecurityOptions {
  /** In seconds; 0 leaves the header out. */
  readonly hstsMaxAge: number;
  readonly allowsIndexing: boolean;
}

/**
 * The headers that every answer carries. They depend on nothing but the settings, so they are computed once: helmet
 * writes them onto a response that only remembers.
 */
export function securityHeaders({
  hstsMaxAge,
  allowsIndexing,
}: SecurityOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const secure = helmet({
    // The whole policy: helmet's own would let styles in, keep the map and the pictures out and break plain HTTP.
    // It holds no nonce, so that a document can be kept and cached.
    contentSecurityPolicy: {
      useDefaults: false,
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
    crossOriginOpenerPolicy: { policy: "same-origin" },
    // staticFiles.ts exempts what other sites are meant to show.
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // For browsers and plug-ins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    hsts: hstsMaxAge > 0 && { maxAge: hstsMaxAge, includeSubDomains: true },
  });
  const rememberingResponse = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  secure({} as IncomingMessage, rememberingResponse as unknown as ServerResponse, () => undefined);
  headers["Permissions-Policy"] = permissionsPolicy;
  if (!allowsIndexing) headers["X-Robots-Tag"] = "noindex";
  return headers;
}
