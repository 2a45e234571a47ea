import { customerActor } from "#server/commerce/audit/audit.ts";
import { newId } from "#server/platform/ids.ts";
import { saveBankAccount } from "#server/commerce/payouts/bank-accounts.ts";
import { exportPayouts } from "#server/commerce/payouts/export-payouts.ts";
import { markPayout } from "#server/commerce/payouts/mark-payout.ts";
import { requestPayout } from "#server/commerce/payouts/request-payout.ts";
import { saveTaxData } from "#server/commerce/payouts/tax-data.ts";
import type { Services } from "#server/commerce/services.ts";
import { expectOutcome, type HistoryEntry, type DemoPeople } from "./replay-history.ts";
import { account, demoPayouts, selfBillingSince, taxData } from "./demo-payouts.ts";

export const payoutEntries = (people: DemoPeople): HistoryEntry[] => [
  {
    daysAgo: 66,
    happens: async (then) => expectOutcome("kept", await saveBankAccount(then, people.lead, account)),
  },
  { daysAgo: selfBillingSince, happens: (then) => saveTaxData(then, people.lead, taxData) },
  ...demoPayouts.flatMap((one) => entriesOf(one, people)),
];

function entriesOf(
  { daysAgo, currency, value, status }: (typeof demoPayouts)[number],
  { lead, administrators }: DemoPeople,
): HistoryEntry[] {
  const administrator = customerActor(administrators[0]);
  let id: string;
  const asks = async (then: Services) => {
    id = expectOutcome("requested", await requestPayout(then, lead, { currency, value })).payout.id;
  };
  const exports = async (then: Services) =>
    expectOutcome("exported", await exportPayouts(then, administrator, { exportId: newId(), currency }));
  const entries: HistoryEntry[] = [{ daysAgo, happens: asks }];
  if (status !== "requested") entries.push({ daysAgo: daysAgo - 2, happens: exports });
  if (status === "paid" || status === "failed") {
    const happens = async (then: Services) =>
      expectOutcome("marked", await markPayout(then, administrator, id, status));
    entries.push({ daysAgo: daysAgo - 4, happens });
  }
  return entries;
}
