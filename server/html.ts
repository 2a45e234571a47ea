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
