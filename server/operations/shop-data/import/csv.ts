import { statSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import { FileError, utf8Text } from "#server/operations/shop-data/utf8-text.ts";

export type Row = { line: number; cells: ReadonlyMap<string, string> };
export type Table = {
  columns: readonly string[];
  rows: readonly Row[];
  /** Spreadsheets that separate cells by semicolons write 18,95 for 18.95. */
  hasDecimalComma: boolean;
};

const megabyte = 1_000_000;
/** Bytes, enough for tens of thousands of products. Parsed, small cells take thirty times as much memory. */
const largestFile = 30 * megabyte;

/**
 * Reads a CSV file with a header line, separated by commas, semicolons or tabs.
 * @throws FileError with the lines of its errors
 */
export function readTable(path: string): Table {
  const { size } = statSync(path);
  if (size > largestFile)
    throw new FileError([
      [
        null,
        `has ${Math.round(size / megabyte)} MB; at most ${largestFile / megabyte} MB are read: split it`,
      ],
    ]);
  // Otherwise the parser counts a line break inside a cell twice.
  const text = utf8Text(path).replaceAll("\r\n", "\n");
  const zero = text.indexOf("\0");
  if (zero >= 0) throw new FileError([[text.slice(0, zero).split("\n").length, "holds what is no text"]]);
  const delimiter = delimiterOf(text);
  const [heading, ...rows] = parsed(text, delimiter);
  if (!heading) throw new FileError([[null, "is empty: its first line names the columns"]]);
  if (rows.length === 0)
    throw new FileError([[heading.line, "names the columns, and no line below it has goods"]]);
  const columns = heading.cells.map((column) => column.trim());
  const twice = columns.find((column, index) => column !== "" && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new FileError([[heading.line, `has two columns ${twice}`]]);
  const wide = rows.find(({ cells }) => cells.length !== columns.length);
  if (wide)
    throw new FileError([
      [wide.line, `has ${wide.cells.length} cells, where the first line names ${columns.length} columns`],
    ]);
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: new Map(columns.map((column, index) => [column, cells[index]!])),
    })),
    hasDecimalComma: delimiter === ";",
  };
}

function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function parsed(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let last = 0;
  try {
    parse(text, {
      delimiter,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: megabyte,
      on_record: (cells: string[], { lines }) => {
        const breaks = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
        rows.push({ line: lines - breaks, cells });
        last = lines;
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // For an unterminated row the parser reports the end of the file.
    throw new FileError([[last + 1, sentenceOf(error)]]);
  }
}

function sentenceOf({ code, message }: CsvError): string {
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return "a quotation mark is never closed";
    case "INVALID_OPENING_QUOTE":
    case "CSV_INVALID_CLOSING_QUOTE":
      return 'a quotation mark stands inside a cell: write "" for it, and put the cell between quotation marks';
    case "CSV_MAX_RECORD_SIZE":
      return "a row has more than 1 MB: is a quotation mark never closed?";
    default:
      return message;
  }
}
