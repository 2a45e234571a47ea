import { customerActor } from "../audit/audit.ts";
import { newId } from "../ids.ts";
import { saveBankAccount } from "../payouts/bank-accounts.ts";
import { exportPayouts } from "../payouts/export-payouts.ts";
import { markPayout } from "../payouts/mark-payout.ts";
import { requestPayout } from "../payouts/request-payout.ts";
import { saveTaxData } from "../payouts/tax-data.ts";
import type { Services } from "../services.ts";
import { as, type Entry, type People } from "./diary.ts";
import { account, paidOut, selfBillingSince, taxData } from "./paid-out.ts";

/** The tour lead's account, his invoices and his payouts. */
export const payoutEntries = (people: People): Entry[] => [
  { daysAgo: 66, happens: async (then) => as("kept", await saveBankAccount(then, people.lead, account)) },
  { daysAgo: selfBillingSince, happens: (then) => saveTaxData(then, people.lead, taxData) },
  ...paidOut.flatMap((one) => entriesOf(one, people)),
];

function entriesOf(
  { daysAgo, currency, value, status }: (typeof paidOut)[number],
  { lead, administrators }: People,
): Entry[] {
  const administrator = customerActor(administrators[0]);
  let id: string;
  const asks = async (then: Services) => {
    id = as("requested", await requestPayout(then, lead, { currency, value })).payout.id;
  };
  const exports = async (then: Services) =>
    as("exported", await exportPayouts(then, administrator, { exportId: newId(), currency }));
  const entries: Entry[] = [{ daysAgo, happens: asks }];
  if (status !== "requested") entries.push({ daysAgo: daysAgo - 2, happens: exports });
  if (status === "paid" || status === "failed") {
    const happens = async (then: Services) => as("marked", await markPayout(then, administrator, id, status));
    entries.push({ daysAgo: daysAgo - 4, happens });
  }
  return entries;
}
