import sanitizeHtml from "sanitize-html";
import { allowedBlocks, flattenBlocks, inWords, wordGap } from "./html-blocks.ts";

/** Removes everything that the owner's texts may not contain; unknown blocks become paragraphs. */
export const sanitizeContentHtml = (html: string): string => flattenBlocks(sanitized(html)).trim();

const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedTags, wordGap],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto", "tel"],
    nonTextTags,
    transformTags: {
      ...allowedBlocks,
      s: "del",
      strike: "del",
      "*": (tagName, attribs) => ({ tagName: keepsName.has(tagName) ? tagName : wordGap, attribs }),
    },
  });

const allowedTags = [
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
];
const nonTextTags = ["script", "style", "textarea", "option", "title"];
/** Every other element that is removed leaves a space between the words beside it. */
const keepsName: ReadonlySet<string> = new Set([...allowedTags, ...nonTextTags, ...inWords]);

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

/** Links that `sanitizeContentHtml` would drop, such as `javascript:` or http. */
export function findUnsafeLinks(html: string): string[] {
  const escapedHref = (href: string) => href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return findLinks(html).filter(
    (href) => !sanitizeContentHtml(`<a href="${escapedHref(href)}">x</a>`).includes("href="),
  );
}

/**
 * Converts another system's HTML: headings, blocks and emphasis are mapped; everything else is dropped, scripts with
 * their content. A link without a usable target becomes text.
 * @param hasOwnPlaces whether URLs without a host are this shop's; otherwise they are the other system's and lead
 * nowhere
 */
export function convertForeignHtml(html: string, { hasOwnPlaces }: { hasOwnPlaces: boolean }): string {
  const shown = hasOwnPlaces ? /^(https:|mailto:|tel:|\/(?![/\\]))/i : /^(https:|mailto:|tel:)/i;
  const renamed = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: { a: ["href"] },
    // Silences the warning about styles and scripts; the next step drops them.
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

/** Text on one line, without entities and what is struck out. */
export const plainText = (html: string): string =>
  decoded(
    sanitizeHtml(
      html
        .replace(/<del>.*?<\/del>/gs, " ")
        .replace(/<sup>([123]+)<\/sup>/g, (_, digits: string) =>
          digits.replace(/\d/g, (digit) => raised[digit]!),
        )
        .replace(/<sup>([+-]?\d+)<\/sup>/g, "^$1")
        .replace(/<\/dt>/g, ": ")
        .replace(/<\/dd>(?=\s*<dt>)/g, " · ")
        .replace(/<\/(p|li|dd|h2|h3|td|th)>|<br\s*\/?>/g, "$& "),
      { allowedTags: [], allowedAttributes: {} },
    ),
  )
    .replace(/\s+/g, " ")
    .trim();

/** Superscripts that every font has. */
const raised: Readonly<Record<string, string>> = { 1: "¹", 2: "²", 3: "³" };

/** The headings and paragraphs of a text in order, for output without HTML. */
export const headingsAndParagraphs = (html: string): { kind: "heading" | "paragraph"; text: string }[] =>
  [
    ...sanitizeContentHtml(html).matchAll(/<(p|h2|h3|li|dt|dd|th|td)>([\s\S]*?)(?=<\/\1>|<(?:ul|ol)>)/g),
  ].flatMap(([, tag, inside]) => {
    const text = plainText(inside!);
    return text ? [{ kind: tag!.startsWith("h") ? "heading" : "paragraph", text } as const] : [];
  });

/** `sanitizeHtml` writes these as entities. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">" })[name] ?? '"');
