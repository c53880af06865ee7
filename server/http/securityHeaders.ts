import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import { company } from "../../shared/company";
import type { Settings } from "../settings";

/** Features that a browser could give away, none of which the site uses. */
const unusedFeatures =
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid " +
  "identity-credentials-get idle-detection magnetometer microphone midi payment picture-in-picture " +
  "publickey-credentials-get screen-wake-lock serial storage-access usb xr-spatial-tracking";

/**
 * The headers that every response carries. They depend on nothing but the settings, so helmet writes them once, on a
 * response that nobody gets.
 */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const { hstsMaxAge, allowsIndexing } = settings;
  const request = new IncomingMessage(new Socket());
  const response = new HeaderCollector(request);
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
    // files/publicFiles.ts exempts what other sites are meant to show.
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
  secure(request, response, () => undefined);
  response.setHeader("Permissions-Policy", unusedFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", "));
  if (!allowsIndexing) response.setHeader("X-Robots-Tag", "noindex");
  return response.headers;
}

class HeaderCollector extends ServerResponse {
  readonly headers: Record<string, string> = {};

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.headers[name] = String(value);
    return this;
  }
}
