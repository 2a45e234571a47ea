import type { WithdrawalEligibility } from "#domain/withdrawal.ts";
import { invalid, noOrder, ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { toWireRefund } from "./refunds.ts";
import { withdraw } from "./withdraw.ts";

const notWithdrawable: Record<Exclude<WithdrawalEligibility, "possible" | "withdrawn">, string> = {
  order_not_paid: "This order is not paid.",
  no_withdrawal: "There is no right of withdrawal in the order's market.",
  all_exempt: "The law leaves out everything in this order.",
  nothing_left: "All of this order was refunded.",
  withdrawal_too_late: "The time for withdrawing is over.",
};

export const withdrawalHandlers = (services: Services): Pick<Handlers, "withdraw"> => ({
  withdraw: async ({ params, body, customer, refuse }) => {
    const withdrawn = await withdraw(services, customer, params.orderId, body.items);
    switch (withdrawn.outcome) {
      case "withdrawn":
        return ok(await toWireRefund(services, withdrawn.refund));
      case "noOrder":
        return noOrder();
      case "invalid":
        return invalid(withdrawn.errors);
      case "notWithdrawable":
        return refuse(409, notWithdrawable[withdrawn.why], { code: withdrawn.why });
    }
  },
});
