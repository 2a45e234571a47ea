import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { refundReviewMachine } from "#machines/administration/refund-review/refund-review.machine.ts";
import { refundReviewView } from "#machines/administration/refund-review/refund-review.view.ts";
import type { Wire } from "#src/api/client.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { refundReviewActors } from "./refund-review.actors.ts";
import { RefundReviewScreen } from "./refund-review.screen.tsx";
import { toReviewed } from "./refund-review.wire.ts";

export function RefundReview({ refund }: { refund: Wire["RefundToDecide"] }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const refreshRefunds = () => queries.invalidateQueries({ queryKey: ["admin"] });
  const machine = refundReviewMachine.provide({ actors: refundReviewActors({ api, refreshRefunds }) });
  const input = { refund: toReviewed(refund) };
  return <RefundReviewContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function RefundReviewContent({ actor }: { actor: ActorRefFrom<typeof refundReviewMachine> }) {
  const view = useSelector(actor, refundReviewView, sameView);
  const refundId = useSelector(actor, ({ context }) => context.refund.id);
  const container = useRef<HTMLDivElement>(null);
  const first = useRef(view.screen);
  // The form that had the focus is gone, so the focus moves to the message.
  useEffect(() => {
    if (view.screen === first.current) return;
    container.current?.scrollIntoView({ block: "nearest" });
    focusOn(container.current);
  }, [view.screen]);
  return (
    <div ref={container}>
      <RefundReviewScreen view={view} send={actor.send} refundId={refundId} />
    </div>
  );
}
