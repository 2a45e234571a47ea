import { createElement as h, type CSSProperties, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  signature,
  type EmailTemplate,
  type EmailPart,
  type EmailRow,
  type EmailLanguage,
} from "./email-template.ts";
import { columnWidth, inlineStyles, styleSheet } from "./email-styles.ts";

const table = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 };

/** Renders HTML for mail programs: one column of tables, inline styles, and no external resources. */
export const renderEmail = (letter: EmailTemplate, wording: EmailLanguage): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(page(letter, wording))}`;

function page({ heading, parts }: EmailTemplate, { locale, direction, say }: EmailLanguage): ReactElement {
  const card = h(
    "td",
    { className: "card", style: inlineStyles.card, dir: direction },
    h("h1", { className: "heading green", style: inlineStyles.heading }, heading),
    ...parts.map((part) => renderPart(part, direction, say)),
    h("p", { className: "ink", style: inlineStyles.closing }, say("mail.closing"), h("br"), signature),
  );
  const masthead = h("td", { className: "green", style: inlineStyles.masthead, dir: direction }, signature);
  const letterColumn = h(
    "table",
    { ...table, width: columnWidth, align: "center", style: inlineStyles.column },
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
      h("style", null, styleSheet),
    ),
    h(
      "body",
      { className: "paper", style: inlineStyles.body, dir: direction },
      h(
        "table",
        { ...table, width: "100%", className: "paper", style: inlineStyles.paper },
        h(
          "tbody",
          null,
          h(
            "tr",
            null,
            h("td", { className: "around", align: "center", style: inlineStyles.around }, letterColumn),
          ),
        ),
      ),
    ),
  );
}

function renderPart(
  part: EmailPart,
  direction: EmailLanguage["direction"],
  say: EmailLanguage["say"],
): ReactElement {
  switch (part.kind) {
    case "heading":
      return h("h2", { className: "green", style: inlineStyles.subheading }, part.text);
    case "paragraph":
      return h("p", { className: "ink", style: inlineStyles.paragraph }, part.text);
    case "button":
      return h(
        "div",
        null,
        button(part),
        h(
          "p",
          { className: "soft", style: inlineStyles.address },
          say("mail.button_fails"),
          h("br"),
          h(
            "a",
            { href: part.href, className: "soft", style: inlineStyles.quietLink, dir: "ltr" },
            part.href,
          ),
        ),
      );
    case "link":
      return h(
        "p",
        { className: "ink", style: inlineStyles.paragraph },
        part.text,
        h("br"),
        h("a", { href: part.href, className: "accent", style: inlineStyles.link, dir: "ltr" }, part.href),
      );
    case "bill":
      return h(
        "table",
        { ...table, width: "100%", className: "line", style: inlineStyles.rows },
        h(
          "tbody",
          null,
          ...part.lines.map((row) => tableRow(row, direction, inlineStyles.line)),
          ...part.sums.map((row) => tableRow(row, direction, inlineStyles.sum)),
        ),
      );
    case "facts":
      return h(
        "table",
        { ...table, width: "100%", className: "line", style: inlineStyles.rows },
        h("tbody", null, ...part.rows.map((row) => tableRow(row, direction, inlineStyles.line))),
      );
    case "quote":
      return h(
        "blockquote",
        { className: "ink line", style: inlineStyles.quote, dir: "auto" },
        ...part.text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [h("br"), line])),
      );
    case "address":
      return h(
        "p",
        { className: "ink", style: inlineStyles.paragraph },
        part.heading,
        ...part.lines.flatMap((line) => [h("br"), ownDirection(line)]),
      );
  }
}

const button = ({ text, href }: { text: string; href: string }): ReactElement =>
  h(
    "table",
    { ...table, style: inlineStyles.button },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          { className: "act", style: inlineStyles.act },
          h("a", { href, className: "act-text", style: inlineStyles.actText }, text),
        ),
      ),
    ),
  );

function tableRow(
  { label, value, weight }: EmailRow,
  direction: EmailLanguage["direction"],
  kind: CSSProperties,
): ReactElement {
  const colour = weight === "total" ? "green" : weight === "soft" ? "soft" : "ink";
  const className = `${colour} line`;
  const end = direction === "rtl" ? "left" : "right";
  const gap = direction === "rtl" ? { paddingRight: 16 } : { paddingLeft: 16 };
  const style = { ...inlineStyles.cell, ...kind, ...(weight && inlineStyles[weight]) };
  return h(
    "tr",
    null,
    h("td", { className, style }, ownDirection(label)),
    h("td", { className, align: end, style: { ...style, ...inlineStyles.amount, ...gap } }, value),
  );
}

/** A name or an address in another script keeps its direction. */
const ownDirection = (text: string): ReactElement => h("span", { dir: "auto" }, text);
