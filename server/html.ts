import sanitizeHtml from "sanitize-html";

/** What an owner's texts may contain; everything else is dropped when they are saved. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      "p",
      "h2",
      "h3",
      "ul",
      "ol",
      "li",
      "dl",
      "dt",
      "dd",
      "strong",
      "em",
      "a",
      "br",
      "table",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
    ],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto", "tel"],
  }).trim();

export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|li|dt|dd|h2|h3)>/g, "$& "), { allowedTags: [], allowedAttributes: {} })
    .replace(/\s+/g, " ")
    .trim();

/** An owner's text for where there is no HTML: its headings and paragraphs, in order. */
export const partsOf = (html: string): { kind: "heading" | "paragraph"; text: string }[] =>
  [...cleanHtml(html).matchAll(/<(p|h2|h3|li|dt|dd|th|td)>([\s\S]*?)(?=<\/\1>|<(?:ul|ol)>)/g)].flatMap(
    ([, tag, inside]) => {
      const text = decoded(plainText(inside!));
      return text ? [{ kind: tag!.startsWith("h") ? "heading" : "paragraph", text } as const] : [];
    },
  );

/** `sanitizeHtml` writes these as entities. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">" })[name] ?? '"');
