import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  paymentIssueMachine,
  paymentIssueView,
  type PaymentIssueFacts,
} from "#machines/administration/payment-issue/payment-issue.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { paymentIssueActors } from "./payment-issue.actors.ts";
import { PaymentIssueScreen } from "./payment-issue.screen.tsx";

/** Lets an administrator mark a payment issue as resolved. */
export function PaymentIssue({ input }: { input: PaymentIssueFacts }) {
  const { api, flowLog } = useShop();
  const machine = paymentIssueMachine.provide({ actors: paymentIssueActors({ api }) });
  return <PaymentIssueContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function PaymentIssueContent({ actor }: { actor: ActorRefFrom<typeof paymentIssueMachine> }) {
  const view = useSelector(actor, paymentIssueView, sameView);
  return <PaymentIssueScreen view={view} send={actor.send} />;
}
