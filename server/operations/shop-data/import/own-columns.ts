import { unknownNameMessage } from "#server/operations/shop-data/folder-errors.ts";
import { toDescriptionHtml, rejectFormula, parseNumber, UnreadableCellError } from "./cell.ts";
import type { Row, Table } from "./csv.ts";
import type { FieldChange, ProductRow, IncomingPicture, LineError } from "./product-row.ts";
import { isUrl, pictureName } from "./pictures.ts";

type Kind = "text" | "html" | "number" | "yes or no" | "list" | "months";

/** Columns are named like the fields of a product file; `*` is a market or a language. */
const kinds: Readonly<Record<string, Kind>> = {
  address: "text",
  reference: "text",
  gtin: "text",
  created_at: "text",
  categories: "list",
  allow_purchase: "yes or no",
  withdrawal_exempt: "yes or no",
  tax_class: "text",
  pot_included: "yes or no",
  points: "number",
  "stock.tracked": "yes or no",
  "stock.policy": "text",
  "stock.days": "number",
  "stock.low": "number",
  "stock.opening": "number",
  related: "list",
  pictures: "list",
  latin_name: "text",
  manufacturer: "text",
  "content.amount": "number",
  "content.unit": "text",
  "facts.light": "list",
  "facts.water": "text",
  "facts.pets": "text",
  "facts.height": "text",
  "facts.height.delivered": "number",
  "facts.height.grown": "number",
  "facts.hardiness": "number",
  "facts.habitats": "list",
  "facts.months": "text",
  "facts.months.sowing": "months",
  "facts.months.planting": "months",
  "facts.months.flowering": "months",
  "facts.months.harvest": "months",
  barred_countries: "list",
  "prices.*.price": "number",
  "prices.*.includes_vat": "yes or no",
  "prices.*.discounted": "number",
  "prices.*.discounted_includes_vat": "yes or no",
  "text.*.name": "text",
  "text.*.description": "html",
  "text.*.picture_alt": "text",
  "text.*.warnings": "text",
};

/** Removes a field; an empty cell leaves it unchanged. */
const removal = "none";
/** Removing one of these removes its parent: no price means not sold in that market. */
const heads = new Set(["prices.*.price", "text.*.name", "content.amount"]);
const patternOf = (column: string) => column.replace(/^(prices|text)\.[^.]+\./, "$1.*.");

const columnsLike = (column: string): string[] =>
  Object.keys(kinds).map((kind) => kind.replace("*", column.split(".")[1] ?? "*"));

export function readOwnRows(table: Table, errors: LineError[]): ProductRow[] {
  const columns = table.columns.filter(
    (column) => column !== "" || table.rows.some(({ cells }) => cells.get(column)),
  );
  for (const column of columns) {
    if (!Object.hasOwn(kinds, patternOf(column)) || column.includes("__proto__"))
      errors.push({ line: 1, words: unknownNameMessage("column", column, new Set(columnsLike(column))) });
  }
  if (!columns.includes("reference"))
    errors.push({ line: 1, words: "there is no column reference: each product is known by it" });
  if (errors.length > 0) return [];
  return table.rows.flatMap((row) => ownRow(row, columns, table.hasDecimalComma, errors));
}

function ownRow(
  { line, cells }: Row,
  columns: readonly string[],
  hasDecimalComma: boolean,
  errors: LineError[],
): ProductRow[] {
  const cellOf = (column: string) => cells.get(column)?.trim() ?? "";
  const read = (column: string): unknown => {
    const cell = cellOf(column);
    if (cell === "" || cell === removal) return undefined;
    try {
      return valueOf(kinds[patternOf(column)]!, cell, hasDecimalComma);
    } catch (error) {
      if (!(error instanceof UnreadableCellError)) throw error;
      errors.push({ line, words: `${column} ${error.message}` });
      return undefined;
    }
  };
  const reference = cellOf("reference");
  if (reference === "") {
    errors.push({ line, words: "reference is missing" });
    return [];
  }
  const pictures: IncomingPicture[] = (cellOf("pictures") === removal ? [] : partsOf(cellOf("pictures")))
    .filter(isUrl)
    .map((source) => ({ name: pictureName(reference, source), source, line, column: "pictures" }));
  const fileOf = (name: string) => pictures.find(({ source }) => source === name)?.name ?? name;
  const changes = columns
    .filter((column) => column !== "address" && cellOf(column) !== "")
    .map((column): FieldChange => {
      const path = column.split(".");
      const isWhole = cellOf(column) === removal && heads.has(patternOf(column));
      const value = read(column);
      return {
        line,
        column,
        value: column === "pictures" ? (value as string[] | undefined)?.map(fileOf) : value,
        path: isWhole ? path.slice(0, -1) : path,
      };
    });
  return [{ line, reference, address: cellOf("address") || null, changes, defaults: {}, pictures }];
}

function valueOf(kind: Kind, cell: string, hasDecimalComma: boolean): unknown {
  switch (kind) {
    case "text":
      return rejectFormula(cell);
    case "html":
      return toDescriptionHtml(rejectFormula(cell));
    case "yes or no":
      if (/^(yes|true)$/i.test(cell)) return true;
      if (/^(no|false)$/i.test(cell)) return false;
      throw new UnreadableCellError(`"${cell}": write yes or no`);
    case "number":
      return cell === "unknown" ? cell : parseNumber(cell, hasDecimalComma);
    case "list":
      return cell === "unknown" ? cell : partsOf(rejectFormula(cell));
    case "months":
      return partsOf(cell).map((month) => parseNumber(month, false));
  }
}

const partsOf = (cell: string): string[] =>
  cell
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
