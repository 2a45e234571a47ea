import { useEffect, useMemo } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { Wire } from "#src/api/client.ts";
import type { PaymentOutput } from "#machines/shopping/payment/payment.contract.ts";
import { Payment, paymentLogic } from "#src/flows/shopping/payment/payment.flow.tsx";
import { useCancelledCart } from "#src/guests/cancelled-cart.ts";
import { useShop } from "#src/shop/shop-context.ts";

const unpaid: readonly Wire["OrderStatus"][] = ["submitted", "payment_pending", "capturing"];

/** Can be paid or cancelled, or is being paid. */
export const isUnpaid = ({ current_status }: Wire["Order"]): boolean => unpaid.includes(current_status);

/** The checkout's payment on the order's page. However it ends, the order is fetched again and shows its state. */
export function OrderPayment({ order }: { order: Wire["Order"] }) {
  const { api, browser, facts, flowLog } = useShop();
  const onCancelled = useCancelledCart();
  const queries = useQueryClient();
  const logic = useMemo(
    () =>
      paymentLogic({
        api,
        paymentMethod: facts.settings.payment_method,
        onCancelled,
        goToProvider: browser.navigateTo,
      }),
    [api, browser, facts, onCancelled],
  );
  const actor = useActorRef(logic, {
    input: { orderId: order.id, arrival: arrivalOf(order) },
    inspect: flowLog.inspect,
  });
  const ending = useSelector(actor, ({ output }) => output as PaymentOutput | undefined);
  useEffect(() => {
    if (!ending) return;
    for (const queryKey of [["order"], ["cart"]]) void queries.invalidateQueries({ queryKey });
  }, [ending, queries]);
  return <Payment actor={actor} withOrder={(note) => note} />;
}

function arrivalOf({ current_status, payment_refusal }: Wire["Order"]) {
  if (current_status === "capturing") return "beingPaid";
  if (payment_refusal !== null) return "unpayable";
  return current_status === "payment_pending" ? "begun" : "found";
}
