import { useState, type ComponentProps, type ReactNode } from "react";
import { paymentPaths } from "#machines/shopping/payment/payment.paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { Payment } from "./payment.flow.tsx";

export const paymentStage: FlowStage<typeof paymentPaths.machine> = { paths: paymentPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof paymentStage)["Screen"]>) {
  return (
    <main>
      <Payment actor={actor} withOrder={alone} />
    </main>
  );
}

export function UnpaidOrder({ withOrder }: { withOrder: (note: ReactNode) => ReactNode }) {
  const [actor] = useState(() => createPathActor(paymentPaths, "finds an unpaid order").start());
  return <Payment actor={actor} withOrder={withOrder} />;
}

const alone = (note: ReactNode) => note;
