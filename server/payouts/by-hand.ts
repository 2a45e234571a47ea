import { operator } from "../audit/audit.ts";
import { done, refused, type SaidByHand } from "../audit/by-hand.ts";
import { markPayout, type Marking } from "./mark-payout.ts";

/** The operator's command, in words. */
export async function markByHand(
  services: Marking,
  payoutId: string,
  result: "paid" | "failed",
): Promise<SaidByHand> {
  const { outcome } = await markPayout(services, operator, payoutId, result);
  if (outcome === "marked") return done(`The payout is marked as ${result}.`);
  return refused(
    outcome === "decided"
      ? "This payout was marked otherwise."
      : "There is no such payout. Ids are listed by: npm run shop -- payouts",
  );
}
