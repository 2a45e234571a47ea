import type { CommandResult } from "../server/audit/command-result.ts";
import { isEmail, isId } from "../server/api/formats.ts";
import { deliverByHand, shipByHand } from "../server/fulfilment/by-hand.ts";
import type { Fulfilling } from "../server/fulfilment/placed.ts";
import { markByHand } from "../server/payouts/by-hand.ts";
import { approveByHand, rejectByHand } from "../server/refunds/by-hand.ts";
import { endByHand } from "../server/tour-leads/by-hand.ts";
import { isReason } from "../domain/refund.ts";

type Deciding = (services: Fulfilling) => Promise<CommandResult>;

/**
 * What administrators decide, and the operator where the only administrator is a party: `refund`, `order`, `payout` and `tour-lead end` with what stands
 * behind them. Null: there is no such command. A text: why it is not even tried.
 */
export function operatorDecision(words: readonly string[]): Deciding | string | null {
  const [thing, what, which = "", ...rest] = words;
  const named = thing === "order" || isId(which) ? null : `${which} is not the id of a ${thing}.`;
  switch (`${thing} ${what} ${words.length}`) {
    case "refund approve 3":
      return named ?? ((services) => approveByHand(services, which));
    case "refund reject 4": {
      const [reason = ""] = rest;
      if (!isReason(reason)) return "The customer must read why: give a reason in words.";
      return named ?? ((services) => rejectByHand(services, which, reason.trim()));
    }
    case "order ship 4":
    case "order ship 5":
      return (services) => shipByHand(services, which, rest[0]!.trim(), rest[1]?.trim() ?? null);
    case "order deliver 3":
      return (services) => deliverByHand(services, which);
    case "payout paid 3":
    case "payout failed 3":
      return named ?? ((services) => markByHand(services, which, what === "paid" ? "paid" : "failed"));
    case "tour-lead end 3":
      return isEmail(which) ? (services) => endByHand(services, which) : `${which} is not an email address.`;
    default:
      return null;
  }
}
