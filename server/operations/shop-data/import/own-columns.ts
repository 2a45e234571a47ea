import { unknownNameMessage } from "#server/operations/shop-data/folder-errors.ts";
import { toDescriptionHtml, rejectFormula, parseNumber, UnreadableCellError } from "./cell.ts";
import type { Row, Table } from "./csv.ts";
import { kinds, optionLanguage, pathOf, patternOf, type Kind } from "./own-kinds.ts";
import { joinVariants, type OwnLine } from "./own-variants.ts";
import type { FieldChange, ProductRow, IncomingPicture, LineError } from "./product-row.ts";
import { isUrl, pictureName } from "./pictures.ts";

/** Removes a field; an empty cell leaves it unchanged. */
const removal = "none";
/** Removing one of these removes its parent: no price means not sold in that market. */
const heads = new Set(["prices.*.price", "text.*.name", "content.amount"]);

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
  const [language, ...others] = new Set(columns.flatMap((column) => optionLanguage(column) ?? []));
  if (others.length > 0)
    errors.push({
      line: 1,
      words: `options are named in ${[language, ...others].join(" and ")}: one language is read, and translations stand in the files`,
    });
  if (errors.length > 0) return [];
  const lines = table.rows.flatMap((row) => readLine(row, columns, table.hasDecimalComma, errors));
  return joinVariants(lines, language ?? "", errors);
}

function readLine(
  { line, cells }: Row,
  columns: readonly string[],
  hasDecimalComma: boolean,
  errors: LineError[],
): OwnLine[] {
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
  const pictures = ["pictures", "variant.pictures"].flatMap((column): IncomingPicture[] =>
    (cellOf(column) === removal ? [] : partsOf(cellOf(column)))
      .filter(isUrl)
      .map((source) => ({ name: pictureName(reference, source), source, line, column })),
  );
  const fileOf = (name: string) => pictures.find(({ source }) => source === name)?.name ?? name;
  const filled = columns.filter((column) => column !== "address" && cellOf(column) !== "");
  const changes = filled
    .filter((column) => optionLanguage(column) === null)
    .map((column): FieldChange => {
      const path = pathOf(column);
      const isWhole = cellOf(column) === removal && heads.has(patternOf(column));
      const value = read(column);
      const isPictures = column === "pictures" || column === "variant.pictures";
      return {
        line,
        column,
        cell: unescaped(cellOf(column)),
        value: isPictures ? (value as string[] | undefined)?.map(fileOf) : value,
        path: isWhole ? path.slice(0, -1) : path,
      };
    });
  const options = filled
    .filter((column) => optionLanguage(column) !== null)
    .map((column) => ({ name: String(read(column) ?? cellOf(column)), line, column }));
  return [{ line, reference, address: cellOf("address") || null, changes, pictures, options }];
}

function valueOf(kind: Kind, written: string, hasDecimalComma: boolean): unknown {
  const cell = unescaped(written);
  const text = () => (cell === written ? rejectFormula(cell) : cell);
  switch (kind) {
    case "text":
      return text();
    case "html":
      return toDescriptionHtml(text());
    case "yes or no":
      if (/^(yes|true)$/i.test(cell)) return true;
      if (/^(no|false)$/i.test(cell)) return false;
      throw new UnreadableCellError(`"${cell}": write yes or no`);
    case "number":
      return cell === "unknown" ? cell : parseNumber(cell, hasDecimalComma);
    case "list":
      return cell === "unknown" ? cell : partsOf(text());
    case "months":
      return partsOf(cell).map((month) => parseNumber(month, false));
  }
}

/** Removes the apostrophe that keeps a spreadsheet from reading a text such as "=2" as a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, "");

const partsOf = (cell: string): string[] =>
  cell
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
