import type { RequestHandler } from "express";
import type { HelmetOptions } from "helmet";
import { company } from "../../shared/company";
import type { Manifest } from "../files/manifest";
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

/** The policies that protect visitors, for helmet. */
export function helmetOptions(
  { HSTS_MAX_AGE, HSTS_INCLUDE_SUBDOMAINS }: Settings,
  { liveReload }: Manifest,
): HelmetOptions {
  return {
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
        connectSrc: [liveReload ? "'self'" : "'none'"],
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
  };
}

/** What helmet has no option for: the permissions policy, and whether search engines may list the site. */
export function otherSiteHeaders({ ALLOW_INDEXING }: Settings): RequestHandler {
  const headers = {
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    ...(!ALLOW_INDEXING && { "X-Robots-Tag": "noindex" }),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
