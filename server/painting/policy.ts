import { createHash } from "node:crypto";

const marks: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** The content-security-policy of a painted page: everything from here, no inline script, and of inline styles only its own. */
export const contentSecurityPolicy = (html: string): string => {
  const hashes = styleHashes(html);
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `style-src-attr ${hashes.length > 0 ? ["'unsafe-hashes'", ...hashes].join(" ") : "'none'"}`,
    "img-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
};

/** In React's HTML a raw `"` stands only around attributes, so this finds style attributes and nothing a person wrote. */
function styleHashes(html: string): string[] {
  const found = new Set<string>();
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g)) {
    const plain = style.replace(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => marks[mark]!);
    found.add(`'sha256-${createHash("sha256").update(plain).digest("base64")}'`);
  }
  return [...found];
}
