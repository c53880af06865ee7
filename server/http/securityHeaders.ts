import type { IncomingMessage, ServerResponse } from "node:http";
import helmet, { type HelmetOptions } from "helmet";
import { company } from "../../shared/company";
import type { Settings } from "../settings";

export function helmetOptions({ HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS }: Settings): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      // No nonce: documents are cached.
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
    // Of public files it is another: files/staticFiles.ts.
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: HSTS_MAX_AGE > 0 && { maxAge: HSTS_MAX_AGE, includeSubDomains: HSTS_INCLUDE_SUBDOMAINS },
    xFrameOptions: { action: "deny" },
    // For browsers that are out of use.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

const unusedFeatures =
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid " +
  "identity-credentials-get idle-detection magnetometer microphone midi payment picture-in-picture " +
  "publickey-credentials-get screen-wake-lock serial storage-access usb xr-spatial-tracking";

/** Headers of every response that helmet does not know. */
export function headersBesideHelmet({ ALLOW_INDEXING }: Settings) {
  const permissions = unusedFeatures.split(" ").map((feature) => `${feature}=()`);
  return {
    "Permissions-Policy": permissions.join(", "),
    ...(!ALLOW_INDEXING && { "X-Robots-Tag": "noindex" }),
  };
}

/** The headers of every response, for those that do not pass through Express. */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { ...headersBesideHelmet(settings) };
  const setHeader = (name: string, value: string) => (headers[name] = value);
  const response = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  helmet(helmetOptions(settings))({} as IncomingMessage, response, () => undefined);
  return headers;
}
