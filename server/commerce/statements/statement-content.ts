import { sumMinor } from "#domain/money.ts";
import type { Seller } from "#server/platform/database/schema.ts";
import type { DocumentContent } from "#server/commerce/invoices/document-content.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { sellerAddress } from "#server/commerce/orders/address-lines.ts";
import type { Statement } from "./statement.ts";

export function statementContent(
  statement: Statement,
  seller: Seller,
  words: Words,
  now: Date,
): DocumentContent {
  const { say, date } = words;
  const { timeZone, entries, opening, pending } = statement;
  const write = (minor: bigint) => words.money(minor, statement);
  const sumOf = (...kinds: readonly string[]) =>
    sumMinor(entries.flatMap(({ kind, value }) => (kinds.includes(kind) ? [value] : [])));
  const label = (name: string) => say(`invoice.statement.${name}`);
  return {
    locale: words.locale,
    direction: words.direction,
    title: label("title"),
    number: `${statement.year} · ${statement.currency}`,
    issuedAt: now,
    seller: { name: seller.name, lines: [...sellerAddress(seller, words).slice(1), seller.email] },
    facts: [
      { label: label("made"), value: date(now, timeZone) },
      { label: label("code"), value: statement.code },
    ],
    addresses: [{ label: label("for"), lines: [statement.name] }],
    head: { name: label("what"), count: "", unit: say("invoice.amount"), total: label("balance") },
    lines: entries.map(({ at, kind, reference, value, balance }) => ({
      name: [date(at, timeZone), label(kind), reference].filter(Boolean).join(" · "),
      count: "",
      unit: write(value),
      total: write(balance),
    })),
    sums: [
      { label: label("opening"), value: write(opening) },
      { label: label("earned_less"), value: write(sumOf("earned", "reversed")) },
      { label: label("paid_out_less"), value: write(sumOf("paid_out", "payout_returned")) },
    ],
    total: { label: label("closing"), value: write(entries.at(-1)?.balance ?? opening) },
    payments: pending === 0n ? [] : [{ label: label("pending"), value: write(pending) }],
    paid: entries.length === 0 ? label("nothing") : "",
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}
