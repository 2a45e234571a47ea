import { createHash } from "node:crypto";
import { cspReports } from "../api/security-headers.ts";

const marks: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/**
 * By which the storefront turns text into code, and which nothing else may make anew: `default` (src/app/browser.ts) and `early` (src/entry.early.ts) take
 * addresses of scripts, `owner-texts` (src/ui/prose.tsx) the owner's HTML.
 */
const trustedTypes = ["default", "early", "owner-texts"];

/**
 * The content-security-policy of a rendered page: everything from this origin, no inline scripts, and only its own inline
 * styles and style sheet. `blob:` pictures are the photos that a customer has just chosen; only a script of this origin can make one.
 */
export const contentSecurityPolicy = (
  html: string,
  styles = "",
  reporting = reportingBy("http:"),
): string => {
  const hashes = styleHashes(html);
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styles && ` '${hashOf(styles)}'`}`,
    `style-src-attr ${hashes.length > 0 ? ["'unsafe-hashes'", ...hashes].join(" ") : "'none'"}`,
    "img-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(" ")}`,
    reporting,
  ].join("; ");
};

/** Named endpoints work over https alone, and a browser that knows them ignores the plain address beside a name. */
const reportingBy = (protocol: string): string => {
  const { address, name } = cspReports;
  return protocol === "https:" ? `report-uri ${address}; report-to ${name}` : `report-uri ${address}`;
};

/** The policy of the pages of a shop at this address. */
export const pagePolicy = (publicUrl: string) => {
  const reporting = reportingBy(new URL(publicUrl).protocol);
  return (html: string, styles: string): string => contentSecurityPolicy(html, styles, reporting);
};

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** React writes a raw `"` only around attributes, so this finds style attributes and no user's text. */
function styleHashes(html: string): string[] {
  const found = new Set<string>();
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g)) {
    const plain = style.replace(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => marks[mark]!);
    found.add(`'${hashOf(plain)}'`);
  }
  return [...found];
}
