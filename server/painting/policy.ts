import { createHash } from "node:crypto";

const marks: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/**
 * The content-security-policy of a painted page: everything from this origin, no inline scripts, and only its own inline
 * styles. `blob:` pictures are the photos that a customer has just chosen; only a script of this origin can make one.
 */
export const contentSecurityPolicy = (html: string): string => {
  const hashes = styleHashes(html);
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `style-src-attr ${hashes.length > 0 ? ["'unsafe-hashes'", ...hashes].join(" ") : "'none'"}`,
    "img-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
};

/** React writes a raw `"` only around attributes, so this finds style attributes and no user's text. */
function styleHashes(html: string): string[] {
  const found = new Set<string>();
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g)) {
    const plain = style.replace(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => marks[mark]!);
    found.add(`'sha256-${createHash("sha256").update(plain).digest("base64")}'`);
  }
  return [...found];
}
