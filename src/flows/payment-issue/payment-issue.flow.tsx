import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { PaymentIssueFacts } from "../../../machines/payment-issue/payment-issue.contract.ts";
import { paymentIssueMachine } from "../../../machines/payment-issue/payment-issue.machine.ts";
import { paymentIssueView } from "../../../machines/payment-issue/payment-issue.view.ts";
import { sameView } from "../../shop/same-view.ts";
import { useShop } from "../../shop/shop-context.ts";
import { paymentIssueActors } from "./payment-issue.actors.ts";
import { PaymentIssueScreen } from "./payment-issue.screen.tsx";

/** An administrator says that a payment was looked into. */
export function PaymentIssue({ input }: { input: PaymentIssueFacts }) {
  const { api, flowLog } = useShop();
  const machine = paymentIssueMachine.provide({ actors: paymentIssueActors({ api }) });
  return <PaymentIssueContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

/** A flow that runs already. */
export function PaymentIssueContent({ actor }: { actor: ActorRefFrom<typeof paymentIssueMachine> }) {
  const view = useSelector(actor, paymentIssueView, sameView);
  return <PaymentIssueScreen view={view} send={actor.send} />;
}
