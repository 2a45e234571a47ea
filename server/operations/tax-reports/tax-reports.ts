import { stringify } from "csv-stringify/sync";
import { toDecimal } from "dinero.js/bigint";
import { money, sumMinor, type Currency } from "#domain/money.ts";
import { sumOf } from "#domain/tax.ts";
import { vatIdCountry, vatIdParts } from "#domain/vat-id.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { taxEntries, type TaxEntry } from "./tax-entries.ts";

/** `rows`: without the header. */
export type Report = { rows: number; csv: string };

/**
 * The taxes of each invoice and credit note: a row by rate, with the country of delivery. Amounts have a decimal point,
 * rates are fractions; a credit note's amounts are negative.
 */
export async function taxReport(queries: Queries, market: MarketRow, month: string): Promise<Report> {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: market.time_zone });
  const rows: string[][] = [];
  for await (const { at, document, order, taxes } of taxEntries(queries, market, month)) {
    for (const { rate, net, tax, gross } of taxes) {
      rows.push([
        day.format(at),
        document,
        order.reference,
        order.delivery_address.country,
        order.vat_id ?? "",
        order.tax_exemption ?? "",
        String(Number(rate) / 10_000),
        ...[net, tax, gross].map((amount) => decimal(amount, order)),
        order.currency,
      ]);
    }
  }
  const head = ["date", "document", "order", "country", "vat_id", "exemption", "rate", "net", "tax", "gross"];
  return file([...head, "currency"], rows);
}

/**
 * Intra-Community supplies by VAT ID and currency, credit notes deducted (Directive 2006/112/EC, article 264). The country is that of
 * the VAT ID.
 */
export async function recapitulativeStatement(
  queries: Queries,
  market: MarketRow,
  month: string,
): Promise<Report> {
  const supplies = new Map<string, TaxEntry[]>();
  for await (const entry of taxEntries(queries, market, month)) {
    const { vat_id, tax_exemption } = entry.order;
    if (tax_exemption !== "intra_community_supply" || vat_id === null) continue;
    const key = `${vat_id} ${entry.order.currency}`;
    supplies.set(key, [...(supplies.get(key) ?? []), entry]);
  }
  const rows = [...supplies].toSorted(([one], [other]) => one.localeCompare(other)).map(statementRow);
  return file(["country", "vat_number", "value", "currency"], rows);
}

function statementRow([, entries]: [string, TaxEntry[]]): string[] {
  const value = sumMinor(entries.map(({ taxes }) => sumOf(taxes, "net")));
  const { order } = entries[0]!;
  const vatId = order.vat_id!;
  return [vatIdCountry(vatId), vatIdParts(vatId).number, decimal(value, order), order.currency];
}

const decimal = (amount: bigint, currency: Currency): string => toDecimal(money(amount, currency));

const file = (head: string[], rows: string[][]): Report => ({
  rows: rows.length,
  csv: stringify([head, ...rows], { bom: true, record_delimiter: "windows" }),
});
