import { stringify } from "csv-stringify/sync";
import { toDecimal } from "dinero.js/bigint";
import { money } from "#domain/money.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import type { Statement } from "./statement.ts";

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. Dates are ISO 8601, amounts have a decimal point. */
export function statementCsv(statement: Statement, { say }: Words): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: statement.timeZone });
  const amount = (minor: bigint) => toDecimal(money(minor, statement));
  const head = ["date", "what", "order", "amount", "currency", "balance"].map((column) =>
    say(`invoice.statement.csv.${column}`),
  );
  const rows = statement.entries.map(({ at, kind, reference, value, balance }) => [
    day.format(at),
    say(`invoice.statement.${kind}`),
    reference ?? "",
    amount(value),
    statement.currency,
    amount(balance),
  ]);
  return stringify([head, ...rows], { bom: true, record_delimiter: "windows" });
}
