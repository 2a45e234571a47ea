/** Blocks of other systems, and old ones, as those that the shop shows. */
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

const paragraphs: ReadonlySet<string> = new Set(["p", "h2", "h3"]);
const inlines: ReadonlySet<string> = new Set(["strong", "em", "a", "sup", "sub", "del"]);

/** Paragraphs and what is within them are written when there are words in them; lists and tables at once. */
type Element = { tag: string; written: string };

const isLazy = ({ tag }: Element): boolean => paragraphs.has(tag) || inlines.has(tag);

/**
 * Clean HTML with no paragraph within another and none that is empty: where a block begins within a paragraph, that one ends before it, and what
 * follows is one more.
 *
 * @param wrapsLoose whether words outside of all paragraphs become some
 */
export function flattenBlocks(html: string, wrapsLoose = false): string {
  const out: string[] = [];
  const elements: Element[] = wrapsLoose ? [{ tag: "p", written: "<p>" }] : [];
  /** Paragraphs and inline elements that are written and not closed, all within the same list item, cell or the whole text. */
  const open: Element[] = [];
  let breaks = 0;

  const around = () => elements.slice(elements.findLastIndex((one) => !isLazy(one)) + 1);
  /** Where words stand now: a heading rather than a paragraph in it. */
  function block(): Element | undefined {
    const blocks = around().filter(({ tag }) => paragraphs.has(tag));
    return blocks.findLast(({ tag }) => tag !== "p") ?? blocks.at(-1);
  }
  function closeFrom(index: number): void {
    for (const { tag } of open.splice(index).toReversed()) out.push(`</${tag}>`);
  }
  function closeAll(): void {
    breaks = 0;
    closeFrom(0);
  }
  function write(words: string): void {
    const own = block();
    const wanted = [...(own ? [own] : []), ...around().filter(({ tag }) => inlines.has(tag))];
    out.push("<br />".repeat(breaks));
    breaks = 0;
    for (const element of wanted.filter((one) => !open.includes(one))) {
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
    if (tag === "br") {
      const own = block();
      if (!own || open.includes(own)) breaks += 1;
    } else if (tag !== undefined) {
      if (slash === "/") end(token);
      else begin({ tag, written: token });
    } else if (!/^(\s|&nbsp;|\u00a0)*$/.test(token)) write(token);
    else {
      const own = block();
      if (!own || open.includes(own)) out.push(token);
    }
  }
  closeAll();
  return (
    out
      .join("")
      // What a table is called stands before it.
      .replace(/<table>\s*(<p>.*?<\/p>)/gs, "$1<table>")
      .replace(/<li>\s*<\/li>/g, "")
      .replace(/<(ul|ol|dl)>\s*<\/\1>/g, "")
  );
}
