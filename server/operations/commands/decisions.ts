import type { CommandResult } from "#server/commerce/audit/command-result.ts";
import { isEmail, isId } from "#server/http/formats.ts";
import { deliverCommand, shipCommand } from "#server/commerce/fulfilment/fulfilment-commands.ts";
import type { FulfilmentServices } from "#server/commerce/fulfilment/lock-paid-order.ts";
import { markPayoutCommand } from "#server/commerce/payouts/payout-commands.ts";
import { approveRefundCommand, rejectRefundCommand } from "#server/commerce/refunds/refund-commands.ts";
import { endTourLeadCommand } from "#server/commerce/tour-leads/tour-lead-commands.ts";
import { isMeaningfulReason } from "#domain/refund.ts";

type Deciding = (services: FulfilmentServices) => Promise<CommandResult>;

/**
 * The commands `refund`, `order`, `payout` and `tour-lead end`. Null: no such command; a string: why it is not
 * attempted.
 */
export function decideRefundCommand(words: readonly string[]): Deciding | string | null {
  const [thing, what, which = "", ...rest] = words;
  const named = thing === "order" || isId(which) ? null : `${which} is not the id of a ${thing}.`;
  switch (`${thing} ${what} ${words.length}`) {
    case "refund approve 3":
      return named ?? ((services) => approveRefundCommand(services, which));
    case "refund reject 4": {
      const [reason = ""] = rest;
      if (!isMeaningfulReason(reason)) return "The customer must read why: give a reason in words.";
      return named ?? ((services) => rejectRefundCommand(services, which, reason.trim()));
    }
    case "order ship 4":
    case "order ship 5":
      return (services) => shipCommand(services, which, rest[0]!.trim(), rest[1]?.trim() ?? null);
    case "order deliver 3":
      return (services) => deliverCommand(services, which);
    case "payout paid 3":
    case "payout failed 3":
      return named ?? ((services) => markPayoutCommand(services, which, what === "paid" ? "paid" : "failed"));
    case "tour-lead end 3":
      return isEmail(which)
        ? (services) => endTourLeadCommand(services, which)
        : `${which} is not an email address.`;
    default:
      return null;
  }
}
