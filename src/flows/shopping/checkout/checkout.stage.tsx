import type { ComponentProps } from "react";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { UnpaidOrder } from "#src/flows/shopping/payment/payment.stage.tsx";
import { VisitorLogin } from "#src/flows/account/session/session.stage.tsx";
import { CheckoutContent } from "./checkout.flow.tsx";

export const checkoutStage: FlowStage<typeof checkoutPaths.machine> = { paths: checkoutPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof checkoutStage)["Screen"]>) {
  return (
    <main>
      <CheckoutContent
        actor={actor}
        customerId="customer-1"
        login={<VisitorLogin />}
        payment={(_, withOrder) => <UnpaidOrder withOrder={withOrder} />}
        onMove={stay}
      />
    </main>
  );
}

const stay = () => {};
