/** Maps foreign and old block elements to those that the shop supports. */
export const allowedBlocks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "address",
      "article",
      "aside",
      "blockquote",
      "caption",
      "center",
      "details",
      "div",
      "fieldset",
      "figcaption",
      "figure",
      "footer",
      "form",
      "header",
      "hgroup",
      "hr",
      "legend",
      "main",
      "nav",
      "pre",
      "section",
      "summary",
    ].map((tag) => [tag, "p"]),
  ),
  dir: "ul",
  menu: "ul",
  tfoot: "tbody",
};

/** Stands for an element that is removed and separates words. */
export const wordGap = "gap";

/** Elements that are removed and may be within a word. */
export const inWords = [
  "abbr",
  "acronym",
  "b",
  "bdi",
  "bdo",
  "big",
  "cite",
  "code",
  "data",
  "dfn",
  "font",
  "i",
  "ins",
  "kbd",
  "mark",
  "nobr",
  "q",
  "rb",
  "rp",
  "rt",
  "ruby",
  "samp",
  "small",
  "span",
  "time",
  "tt",
  "u",
  "var",
  "wbr",
];

const paragraphs: ReadonlySet<string> = new Set(["p", "h2", "h3"]);
const inlines: ReadonlySet<string> = new Set(["strong", "em", "a", "sup", "sub", "del"]);

const blank = /^(?:[\s\p{Default_Ignorable_Code_Point}]|&nbsp;)*$/u;
const endsInWord = /[^\s([{«„‚¿¡]$/u;
const continuesWord = /^[\s\p{Pe}\p{Pf},.;:!?…、。]/u;

/** Paragraphs and inline elements are written once they contain text; lists and tables at once. */
type Element = { tag: string; written: string };

const isLazy = ({ tag }: Element): boolean => paragraphs.has(tag) || inlines.has(tag);

/**
 * Cleans up HTML: no nested or empty paragraphs. A block within a paragraph ends it, and what follows becomes another
 * one.
 * @param wrapsLoose whether text outside of paragraphs is wrapped in one
 */
export function flattenBlocks(html: string, wrapsLoose = false): string {
  const out: string[] = [];
  const elements: Element[] = wrapsLoose ? [{ tag: "p", written: "<p>" }] : [];
  /** Open paragraphs and inline elements within the same list item, cell or the whole text. */
  const open: Element[] = [];
  let breaks = 0;
  /** Since the last edge of a block. */
  let hasWords = false;
  let isGap = false;

  const around = () => elements.slice(elements.findLastIndex((candidate) => !isLazy(candidate)) + 1);
  /** The block for text: a heading rather than a paragraph in it. */
  function block(): Element | undefined {
    const blocks = around().filter(({ tag }) => paragraphs.has(tag));
    return blocks.findLast(({ tag }) => tag !== "p") ?? blocks.at(-1);
  }
  function closeFrom(index: number): void {
    for (const { tag } of open.splice(index).toReversed()) out.push(`</${tag}>`);
  }
  function closeAll(): void {
    breaks = 0;
    hasWords = isGap = false;
    closeFrom(0);
  }
  function write(words: string): void {
    const own = block();
    const wanted = [...(own ? [own] : []), ...around().filter(({ tag }) => inlines.has(tag))];
    if (isGap && breaks === 0 && endsInWord.test(out.at(-1) ?? "") && !continuesWord.test(words))
      out.push(" ");
    isGap = false;
    hasWords = true;
    out.push("<br />".repeat(breaks));
    breaks = 0;
    for (const element of wanted.filter((candidate) => !open.includes(candidate))) {
      out.push(element.written);
      open.push(element);
    }
    out.push(words);
  }
  function end(token: string): void {
    const element = elements.pop();
    if (!element) return;
    if (!isLazy(element)) {
      closeAll();
      out.push(token);
    } else if (paragraphs.has(element.tag)) closeAll();
    else if (open.includes(element)) closeFrom(open.indexOf(element));
  }
  function begin(element: Element): void {
    if (!inlines.has(element.tag)) closeAll();
    if (!isLazy(element)) out.push(element.written);
    elements.push(element);
  }

  for (const [token, slash, tag] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    if (tag === wordGap) isGap = hasWords;
    else if (tag === "br") {
      const own = block();
      if (!own || open.includes(own)) breaks += 1;
    } else if (tag !== undefined) {
      if (slash === "/") end(token);
      else begin({ tag, written: token });
    } else if (!blank.test(token)) write(token);
    else {
      const own = block();
      if (!own || open.includes(own)) out.push(token);
    }
  }
  closeAll();
  return (
    out
      .join("")
      // Moves a table's caption before it.
      .replace(/<table>\s*(<p>.*?<\/p>)/gs, "$1<table>")
      .replace(/<li>\s*<\/li>/g, "")
      .replace(/<(ul|ol|dl)>\s*<\/\1>/g, "")
  );
}
