import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";
import { company } from "../../shared/company";
import type { Settings } from "../settings";

type Headers = Readonly<Record<string, string>>;

export function helmetOptions({
  HSTS_MAX_AGE,
  HSTS_INCLUDE_SUBDOMAINS,
}: Pick<Settings, "HSTS_MAX_AGE" | "HSTS_INCLUDE_SUBDOMAINS">): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      // No nonce, so that a document can be kept and cached.
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
    // files/publicFiles.ts exempts what other sites are meant to show.
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: HSTS_MAX_AGE > 0 && {
      maxAge: HSTS_MAX_AGE,
      includeSubDomains: HSTS_INCLUDE_SUBDOMAINS,
    },
    xFrameOptions: { action: "deny" },
    // For browsers that are out of use.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

/** Features that a browser could give away, none of which the site uses. */
const unusedFeatures =
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid " +
  "identity-credentials-get idle-detection magnetometer microphone midi payment picture-in-picture " +
  "publickey-credentials-get screen-wake-lock serial storage-access usb xr-spatial-tracking";

/** The headers that every response carries and helmet does not know. */
export function headersBesideHelmet({ ALLOW_INDEXING }: Pick<Settings, "ALLOW_INDEXING">): Headers {
  return {
    "Permissions-Policy": unusedFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", "),
    ...(!ALLOW_INDEXING && { "X-Robots-Tag": "noindex" }),
  };
}

/** All that every response carries, for those that do not pass through Express. They depend on nothing but the settings. */
export function securityHeaders(settings: Settings): Headers {
  const headers: Record<string, string> = {};
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader = (name, value) => {
    headers[name] = String(value);
    return response;
  };
  helmet(helmetOptions(settings))(response.req, response, () => undefined);
  return { ...headers, ...headersBesideHelmet(settings) };
}
