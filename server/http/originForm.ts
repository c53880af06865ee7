import type { RequestListener } from "node:http";

/**
 * Hands over requests whose target is a path, as Express needs it: any other would pass by all of its steps, the
 * security headers among them. Servers have to take targets with scheme and host, too (RFC 9112, 3.2).
 */
export function inOriginForm(listener: RequestListener, refuse: RequestListener): RequestListener {
  return (request, response) => {
    const target = originForm(request.url ?? "");
    if (target === undefined) return refuse(request, response);
    request.url = target;
    return listener(request, response);
  };
}

function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  if (rest === undefined) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
