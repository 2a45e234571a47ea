import { createHash } from "node:crypto";
import { cspReports } from "#server/http/security-headers.ts";

const marks: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/**
 * The policies with which the storefront creates script URLs and HTML: `default` (src/app/browser.ts) and `early`
 * (src/entry.early.ts) take URLs of scripts, `owner-texts` (src/ui/prose.tsx) the owner's HTML.
 */
const trustedTypes = ["default", "early", "owner-texts"];

/**
 * The content-security-policy of a rendered page: only this origin, no inline scripts, and only the page's own inline
 * styles and style sheet. `blob:` pictures are photos that a customer has just chosen; only a script of this origin
 * can create one.
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

/** Named endpoints need https, and a browser that supports them ignores the plain URL beside the name. */
const reportingBy = (protocol: string): string => {
  const { address, name } = cspReports;
  return protocol === "https:" ? `report-uri ${address}; report-to ${name}` : `report-uri ${address}`;
};

export const pagePolicy = (publicUrl: string) => {
  const reporting = reportingBy(new URL(publicUrl).protocol);
  return (html: string, styles: string): string => contentSecurityPolicy(html, styles, reporting);
};

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** React escapes `"` in text, so this matches only style attributes. */
function styleHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g)) {
    const plain = style.replace(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => marks[mark]!);
    hashes.add(`'${hashOf(plain)}'`);
  }
  return [...hashes];
}
