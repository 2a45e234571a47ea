import { useEffect, useRef, type ReactNode } from "react";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { paymentMachine } from "#machines/shopping/payment/payment.machine.ts";
import { paymentView, type PaymentView } from "#machines/shopping/payment/payment.view.ts";
import { focusOn } from "#src/ui/focus.ts";
import { paymentActors, type PaymentActorDependencies } from "./payment.actors.ts";
import { sameView } from "#src/shop/same-view.ts";
import { PaymentScreen } from "./payment.screen.tsx";

export type PaymentDependencies = PaymentActorDependencies & {
  goToProvider: (approvalUrl: string, orderId: string) => void;
};
export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** The payment, invoked by any flow with an order to pay. */
export const paymentLogic = (dependencies: PaymentDependencies) =>
  paymentMachine.provide({
    actors: paymentActors(dependencies),
    actions: {
      goToProvider: (_, { approvalUrl, orderId }) => dependencies.goToProvider(approvalUrl, orderId),
    },
  });

/** `withOrder` puts the unpaid order beside the message. */
export function Payment({
  actor,
  withOrder,
}: {
  actor: PaymentActor;
  withOrder: (note: ReactNode) => ReactNode;
}) {
  const view = useSelector(actor, paymentView, sameView);
  return (
    <div ref={useFocusOnChange(view)}>
      <PaymentScreen view={view} send={actor.send} withOrder={withOrder} />
    </div>
  );
}

function useFocusOnChange(view: PaymentView) {
  const surface = useRef<HTMLDivElement>(null);
  const viewKey = JSON.stringify(view);
  const last = useRef(viewKey);
  useEffect(() => {
    if (viewKey === last.current) return;
    last.current = viewKey;
    focusOn(surface.current);
  }, [viewKey]);
  return surface;
}
