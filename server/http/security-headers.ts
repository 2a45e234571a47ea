import type { FastifyReply } from "fastify";
import { isHttpsUrl } from "#domain/cookies.ts";
import type { Settings } from "#server/platform/settings.ts";

/** Seconds; two years. */
const hstsAge = 63_072_000;
/** For everything but pages: loads nothing and cannot be framed. */
const nonPagePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A worker is bound by the policy that its script arrives with. */
const ownOrigin =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Other sites embed these: link previews, product feeds, emails, search results. */
const publicPictures = /^\/(api\/v1\/images\/|cards\/|icon-\d+\.png|favicon\.)/;

/** Where browsers report violations of a page's policy, under the name in `Reporting-Endpoints`. */
export const cspReports = { address: "/csp-reports", name: "csp" } as const;

export const noSniff = { "x-content-type-options": "nosniff" } as const;

const isTextWithoutCharset = /^(text\/|[^;]*[/+]xml)[^;]*$/;

export type Guard = (url: string, reply: FastifyReply) => void;

export function securityHeaders({ hsts, publicUrl }: Pick<Settings, "hsts" | "publicUrl">): Guard {
  const everywhere = { ...noSniff, "referrer-policy": "same-origin", ...hstsHeader(hsts) };
  const ofDocument = {
    "cross-origin-opener-policy": "same-origin",
    ...(isHttpsUrl(publicUrl) && {
      "reporting-endpoints": `${cspReports.name}="${cspReports.address}"`,
    }),
  };
  return (url, reply) => {
    const contentType = String(reply.getHeader("content-type") ?? "");
    const type = isTextWithoutCharset.test(contentType) ? `${contentType}; charset=utf-8` : contentType;
    if (type !== contentType) reply.header("content-type", type);
    reply.headers({
      ...everywhere,
      "cross-origin-resource-policy": publicPictures.test(url) ? "cross-origin" : "same-origin",
    });
    if (type.startsWith("text/html")) reply.headers(ofDocument);
    else
      setUnlessSet(
        reply,
        "content-security-policy",
        type.startsWith("text/javascript") ? ownOrigin : nonPagePolicy,
      );
    // Opened directly, a response is downloaded and not rendered as a document of the shop.
    if (url.startsWith("/api/") && /^application\/(problem\+)?json/.test(type))
      setUnlessSet(reply, "content-disposition", 'attachment; filename="api.json"');
  };
}

const setUnlessSet = (reply: FastifyReply, name: string, value: string): void => {
  if (!reply.hasHeader(name)) reply.header(name, value);
};

function hstsHeader(hsts: Settings["hsts"]): Record<string, string> {
  switch (hsts) {
    case "off":
      return {};
    case "host":
      return { "strict-transport-security": `max-age=${hstsAge}` };
    case "subdomains":
      return { "strict-transport-security": `max-age=${hstsAge}; includeSubDomains` };
  }
}
