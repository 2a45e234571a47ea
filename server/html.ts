import sanitizeHtml from "sanitize-html";
import { allowedBlocks, flattenBlocks } from "./html-blocks.ts";

/** What an owner's texts may contain; everything else is dropped when they are saved, and what was in other blocks becomes paragraphs. */
export const sanitizeContentHtml = (html: string): string => flattenBlocks(sanitized(html)).trim();

const sanitized = (html: string): string =>
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
      "sup",
      "sub",
      "del",
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
    nonTextTags: ["script", "style", "textarea", "option", "title"],
    transformTags: { ...allowedBlocks, s: "del", strike: "del" },
  });

/** Where a text leads, as its links say. */
export function findLinks(html: string): string[] {
  if (!/\bhref\b/i.test(html)) return [];
  const links: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs["href"] !== undefined) links.push(attribs["href"]);
        return { tagName, attribs };
      },
    },
  });
  return links;
}

/** Where a text leads that `sanitizeContentHtml` would not keep: to programs, as javascript: does, or without encryption. */
export function findUnsafeLinks(html: string): string[] {
  const written = (href: string) => href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return findLinks(html).filter(
    (href) => !sanitizeContentHtml(`<a href="${written(href)}">x</a>`).includes("href="),
  );
}

/**
 * HTML of another system: its headings, blocks and emphasis as ours; everything else is dropped, scripts with what is in them. Of a link that leads to
 * no place that can be shown, the words stay.
 *
 * @param hasOwnPlaces whether addresses without a host are this shop's; else they are that system's, and lead nowhere here
 */
export function convertForeignHtml(html: string, { hasOwnPlaces }: { hasOwnPlaces: boolean }): string {
  const shown = hasOwnPlaces ? /^(https:|mailto:|tel:|\/(?![/\\]))/i : /^(https:|mailto:|tel:)/i;
  const renamed = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: { a: ["href"] },
    // Warned of because styles and scripts could stay; what comes next drops them.
    allowVulnerableTags: true,
    transformTags: {
      b: "strong",
      i: "em",
      h1: "h2",
      h4: "h3",
      h5: "h3",
      h6: "h3",
      a: (tagName, { href = "" }) => ({
        tagName: shown.test(href.trim()) ? tagName : "span",
        attribs: { href },
      }),
    },
  });
  return flattenBlocks(sanitized(renamed), true).trim();
}

/** The words alone, in one line; what is struck out is left out. */
export const plainText = (html: string): string =>
  sanitizeHtml(
    html
      .replace(/<del>.*?<\/del>/gs, " ")
      .replace(/<sup>([123]+)<\/sup>/g, (_, digits: string) =>
        digits.replace(/\d/g, (digit) => raised[digit]!),
      )
      .replace(/<sup>([+-]?\d+)<\/sup>/g, "^$1")
      .replace(/<\/dt>/g, ": ")
      .replace(/<\/dd>(?=\s*<dt>)/g, " · ")
      .replace(/<\/(p|li|dd|h2|h3)>/g, "$& "),
    { allowedTags: [], allowedAttributes: {} },
  )
    .replace(/\s+/g, " ")
    .trim();

/** Those that every font has. */
const raised: Readonly<Record<string, string>> = { 1: "¹", 2: "²", 3: "³" };

/** An owner's text for where there is no HTML: its headings and paragraphs, in order. */
export const headingsAndParagraphs = (html: string): { kind: "heading" | "paragraph"; text: string }[] =>
  [
    ...sanitizeContentHtml(html).matchAll(/<(p|h2|h3|li|dt|dd|th|td)>([\s\S]*?)(?=<\/\1>|<(?:ul|ol)>)/g),
  ].flatMap(([, tag, inside]) => {
    const text = decoded(plainText(inside!));
    return text ? [{ kind: tag!.startsWith("h") ? "heading" : "paragraph", text } as const] : [];
  });

/** `sanitizeHtml` writes these as entities. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">" })[name] ?? '"');
