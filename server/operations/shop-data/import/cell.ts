import { convertForeignHtml } from "#server/platform/html.ts";

export class UnreadableCellError extends Error {}

const spreadsheetError = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)/;

/** @throws UnreadableCellError if it is a formula, or a spreadsheet's error value */
export function rejectFormula(cell: string): string {
  if (/^[=@]/.test(cell) || /^[+-](?!\s)/.test(cell))
    throw new UnreadableCellError(`begins with "${cell[0]}" as a formula does: write what it comes to`);
  if (spreadsheetError.test(cell)) throw new UnreadableCellError(`is "${cell}", a formula that failed`);
  return cell;
}

export const toDescriptionHtml = (text: string): string =>
  /<(p|br|div|span|h[1-6]|ul|ol|li|dl|table|strong|em|b|i|a)\b/i.test(text)
    ? convertForeignHtml(text, { hasOwnPlaces: true })
    : text
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${escaped(paragraph.trim())}</p>`)
        .join("\n");

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br />");

/**
 * Parses 1234.50, or 1234,50 where cells are separated by semicolons.
 * @throws UnreadableCellError if it is no number or is ambiguous
 */
export function parseNumber(cell: string, hasDecimalComma: boolean): number {
  if (hasDecimalComma && /^-?\d{1,3}(\.\d{3})+$/.test(cell))
    throw new UnreadableCellError(`"${cell}" may be a thousand or one: write 1000 or 1,00`);
  const normalized = hasDecimalComma ? cell.replace(/^(-?\d+),(\d+)$/, "$1.$2") : cell;
  if (!/^-?\d+(\.\d+)?$/.test(normalized))
    throw new UnreadableCellError(`"${cell}" is no number: write it as 1234.50`);
  return Number(normalized);
}
