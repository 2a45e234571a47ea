import { pdfTexts } from "./pdf-text.ts";

/** `rate` in basis points, amounts in minor units. */
export type PrintedRow = { rate: number; net: bigint; tax: bigint; gross: bigint };
export type PrintedTaxes = { total: bigint; rows: PrintedRow[]; payments: bigint[] };

const isRate = (text: string): boolean => /^\d+([.,]\d+)?\s?%$/.test(text);
/** Digits between signs of a currency: `US$1,066.40`. */
const isAmount = (text = ""): boolean =>
  /^\p{L}{0,3}[^\p{L}\d]*\d[\d.,\s]*[^\p{L}\d]*\p{L}{0,3}[^\p{L}\d]*$/u.test(text);

/** Minor units: an amount is printed with all decimals of its currency. */
const read = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ""));

/**
 * The table of taxes in the PDF of an invoice or a credit note, the total above it and the payments below it; null
 * without a table. Each cell is a text of its own.
 */
export function printedTaxes(pdf: Buffer): PrintedTaxes | null {
  const texts = pdfTexts(pdf);
  const first = texts.findIndex(isRate);
  if (first === -1) return null;
  const rows: PrintedRow[] = [];
  let index = first;
  for (; isRate(texts[index] ?? ""); index += 4) {
    const [rate, net, tax, gross] = texts.slice(index, index + 4);
    rows.push({ rate: basisPoints(rate!), net: read(net!), tax: read(tax!), gross: read(gross!) });
  }
  const payments: bigint[] = [];
  for (; isAmount(texts[index + 1]); index += 2) payments.push(read(texts[index + 1]!));
  // The table's head has four texts.
  return { total: read(texts[first - 5]!), rows, payments };
}

const basisPoints = (percentage: string): number =>
  Math.round(Number.parseFloat(percentage.replace(",", ".")) * 100);
