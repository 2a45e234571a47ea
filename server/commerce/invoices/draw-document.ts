import { createElement, type ReactElement } from "react";
import { Document, Page, renderToBuffer, Text, View, type DocumentProps } from "@react-pdf/renderer";
import { loadFontCoverage, sans, serif, type FontCoverage } from "./fonts.ts";
import type { Block, DocumentContent, DocumentLine, Row, TaxTableContent } from "./document-content.ts";
import { documentStyles, type Style } from "./document-styles.ts";
import { textDirection, toDrawableText, breakableParts } from "./text-layout.ts";

type Node = ReactElement | null | false;
type Places = { fixed?: boolean; wrap?: boolean; minPresenceAhead?: number };
/** Effectively disables react-pdf's hyphenation, which would hyphenate a word where its font changes. */
const never = 10_000;

/** Draws a document as a PDF; the same content yields the same bytes. */
export async function drawDocument(content: DocumentContent): Promise<Buffer> {
  return renderToBuffer(documentOf(content, createDrawing(content, await loadFontCoverage())));
}

function documentOf(content: DocumentContent, draw: Drawing): ReactElement<DocumentProps> {
  const { write, box, look } = draw;
  const { seller, taxes } = content;
  const rows = (items: readonly Row[], style?: Style) =>
    items.map((row) =>
      box([look.sum, style], [write(row.label, look.sumLabel), write(row.value, look.sumValue)]),
    );
  const { total } = content;
  const totals = box(look.sumsColumn, [
    ...rows(content.sums),
    total !== undefined &&
      box(look.total, [write(total.label, look.sumLabel), write(total.value, look.sumValue)]),
    typeof taxes === "string" && write(taxes, [look.sumLabel, look.soft]),
    typeof taxes === "object" && taxTable(taxes, draw),
    content.payments.length > 0 && box(look.payments, rows(content.payments)),
  ]);
  const page = createElement(
    Page,
    { size: "A4", style: look.page },
    box(look.top, [
      write(seller.name, look.seller),
      box(look.titleColumn, [write(content.title, look.title), write(content.number, look.number)]),
    ]),
    box(look.hairline, []),
    box(look.columns, [
      ...content.addresses.map((block) => addressColumn(block, draw)),
      box(
        look.column,
        content.facts.map(({ label, value }) =>
          box(look.fact, [write(label, look.factLabel), write(value, look.factValue)]),
        ),
      ),
    ]),
    tableRow(content.head, draw, "head"),
    ...content.lines.map((line) => tableRow(line, draw, "line")),
    content.gift !== undefined && gift(content.gift, draw),
    total !== undefined && box(look.sums, [totals], { wrap: false }),
    write(content.paid, look.paid),
    content.note !== undefined && write(content.note, look.note),
    foot(content, draw),
  );
  return createElement(
    Document,
    {
      title: `${content.title} ${content.number}`,
      author: seller.name,
      creator: seller.name,
      producer: "react-pdf",
      language: content.locale,
      pdfVersion: "1.7",
      creationDate: content.issuedAt,
      modificationDate: content.issuedAt,
    },
    page,
  );
}

type Drawing = ReturnType<typeof createDrawing>;

/**
 * A single weight if the language's script has only one, and the serif only if it has all characters, so that no text
 * mixes fonts.
 */
function createDrawing(
  { direction, title }: DocumentContent,
  { hasShape, inSerif, inSemibold }: FontCoverage,
) {
  const write = (content: string, ownStyle: Style | Style[]) => {
    const text = toDrawableText(content, hasShape);
    const style = [{ direction: textDirection(text, direction) }, ownStyle].flat();
    const isInSerif = style.some(({ fontFamily }) => fontFamily === serif);
    return createElement(
      Text,
      {
        style: isInSerif && !inSerif(text) ? [...style, { fontFamily: sans }] : style,
        hyphenationCallback: breakableParts,
        hyphenationPenalty: never,
      },
      text,
    );
  };
  const box = (style: Style | (Style | undefined)[], children: readonly Node[], places: Places = {}) =>
    createElement(
      View,
      { style: [style].flat().filter((part) => part !== undefined), ...places },
      ...children,
    );
  return { write, box, look: documentStyles(direction, inSemibold(title) ? 600 : 400) };
}

function addressColumn({ label, lines }: Block, { write, box, look }: Drawing) {
  return box(look.column, [write(label, look.label), ...lines.map((line) => write(line, look.text))]);
}

const gift = ({ label, lines }: Block, { write, box, look }: Drawing) =>
  box(look.gift, [write(label, look.giftLabel), ...lines.map((line) => write(line, look.giftLine))]);

/** The header repeats on each page; a row is not split. */
function tableRow(line: DocumentLine, { write, box, look }: Drawing, kind: "head" | "line") {
  return box(
    look[kind],
    [
      line.note === undefined
        ? write(line.name, look.name)
        : box(look.name, [write(line.name, look.text), write(line.note, look.lineNote)]),
      write(line.count, look.count),
      ...[line.unit, line.total].map((amount) => amount !== undefined && write(amount, look.amount)),
    ],
    { wrap: false, ...(kind === "head" && { fixed: true }) },
  );
}

function taxTable({ head, rows }: TaxTableContent, { write, box, look }: Drawing) {
  const row = (cells: readonly string[], style: Style) =>
    box(
      [look.taxRow, style],
      cells.map((cell, index) => write(cell, index === 0 ? look.taxRate : look.taxAmount)),
    );
  return box(look.taxes, [row(head, look.taxHead), ...rows.map((cells) => row(cells, look.soft))]);
}

function foot({ seller, page }: DocumentContent, { write, box, look }: Drawing) {
  const number = createElement(Text, {
    style: look.footPage,
    render: ({ pageNumber, totalPages }) =>
      page.replace("{page}", String(pageNumber)).replace("{pages}", String(totalPages)),
  });
  const text = [seller.name, ...seller.lines].join(" · ");
  return box(look.foot, [write(text, look.footSeller), number], { fixed: true });
}
