import { operatorActor } from "#server/commerce/audit/audit.ts";
import { commandDone, commandRefused, type CommandResult } from "#server/commerce/audit/command-result.ts";
import { markPayout, type MarkPayoutServices } from "./mark-payout.ts";

export async function markPayoutCommand(
  services: MarkPayoutServices,
  payoutId: string,
  result: "paid" | "failed",
): Promise<CommandResult> {
  const { outcome } = await markPayout(services, operatorActor, payoutId, result);
  if (outcome === "marked") return commandDone(`The payout is marked as ${result}.`);
  return commandRefused(
    outcome === "decided"
      ? "This payout was marked otherwise."
      : "There is no such payout. Ids are listed by: npm run shop -- payouts",
  );
}
