import { createElement as h, type CSSProperties, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { signature, type Letter, type Part, type Row, type Wording } from "./letter.ts";
import { column, look, sheet } from "./letter-look.ts";

const table = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 };

/** A letter as mail programs show it: one column of tables, styles on each element, and nothing that is loaded. */
export const paintLetter = (letter: Letter, wording: Wording): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(page(letter, wording))}`;

function page({ heading, parts }: Letter, { locale, direction, say }: Wording): ReactElement {
  const card = h(
    "td",
    { className: "card", style: look.card, dir: direction },
    h("h1", { className: "heading green", style: look.heading }, heading),
    ...parts.map((part) => painted(part, direction, say)),
    h("p", { className: "ink", style: look.closing }, say("mail.closing"), h("br"), signature),
  );
  const masthead = h("td", { className: "green", style: look.masthead, dir: direction }, signature);
  const letterColumn = h(
    "table",
    { ...table, width: column, align: "center", style: look.column },
    h("tbody", null, h("tr", null, masthead), h("tr", null, card)),
  );
  return h(
    "html",
    { lang: locale, dir: direction },
    h(
      "head",
      null,
      h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, heading),
      h("style", null, sheet),
    ),
    h(
      "body",
      { className: "paper", style: look.body, dir: direction },
      h(
        "table",
        { ...table, width: "100%", className: "paper", style: look.paper },
        h(
          "tbody",
          null,
          h("tr", null, h("td", { className: "around", align: "center", style: look.around }, letterColumn)),
        ),
      ),
    ),
  );
}

function painted(part: Part, direction: Wording["direction"], say: Wording["say"]): ReactElement {
  switch (part.kind) {
    case "heading":
      return h("h2", { className: "green", style: look.subheading }, part.text);
    case "paragraph":
      return h("p", { className: "ink", style: look.paragraph }, part.text);
    case "button":
      return h(
        "div",
        null,
        button(part),
        h(
          "p",
          { className: "soft", style: look.address },
          say("mail.button_fails"),
          h("br"),
          h("a", { href: part.href, className: "soft", style: look.quietLink, dir: "ltr" }, part.href),
        ),
      );
    case "link":
      return h(
        "p",
        { className: "ink", style: look.paragraph },
        part.text,
        h("br"),
        h("a", { href: part.href, className: "accent", style: look.link, dir: "ltr" }, part.href),
      );
    case "bill":
      return h(
        "table",
        { ...table, width: "100%", className: "line", style: look.rows },
        h(
          "tbody",
          null,
          ...part.lines.map((row) => tableRow(row, direction, look.line)),
          ...part.sums.map((row) => tableRow(row, direction, look.sum)),
        ),
      );
    case "facts":
      return h(
        "table",
        { ...table, width: "100%", className: "line", style: look.rows },
        h("tbody", null, ...part.rows.map((row) => tableRow(row, direction, look.line))),
      );
    case "quote":
      return h(
        "blockquote",
        { className: "ink line", style: look.quote, dir: "auto" },
        ...part.text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [h("br"), line])),
      );
    case "address":
      return h(
        "p",
        { className: "ink", style: look.paragraph },
        part.heading,
        ...part.lines.flatMap((line) => [h("br"), ownDirection(line)]),
      );
  }
}

const button = ({ text, href }: { text: string; href: string }): ReactElement =>
  h(
    "table",
    { ...table, style: look.button },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          { className: "act", style: look.act },
          h("a", { href, className: "act-text", style: look.actText }, text),
        ),
      ),
    ),
  );

function tableRow(
  { label, value, weight }: Row,
  direction: Wording["direction"],
  kind: CSSProperties,
): ReactElement {
  const colour = weight === "total" ? "green" : weight === "soft" ? "soft" : "ink";
  const className = `${colour} line`;
  const end = direction === "rtl" ? "left" : "right";
  const gap = direction === "rtl" ? { paddingRight: 16 } : { paddingLeft: 16 };
  const style = { ...look.cell, ...kind, ...(weight && look[weight]) };
  return h(
    "tr",
    null,
    h("td", { className, style }, ownDirection(label)),
    h("td", { className, align: end, style: { ...style, ...look.amount, ...gap } }, value),
  );
}

/** A name or an address in another script keeps its order. */
const ownDirection = (text: string): ReactElement => h("span", { dir: "auto" }, text);
