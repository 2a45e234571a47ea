import { useState, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { createPathActor } from "#machines/paths/replay.ts";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { UnpaidOrder } from "#src/flows/shopping/payment/payment.stage.tsx";
import { LockedOrder } from "#src/flows/after-sale/guest-order-link/guest-order-link.stage.tsx";
import { couponPaths } from "#machines/shopping/coupon/coupon.paths.ts";
import { CouponContent } from "#src/flows/shopping/coupon/coupon.flow.tsx";
import { CheckoutContent } from "./checkout.flow.tsx";

export const checkoutStage: FlowStage<typeof checkoutPaths.machine> = { paths: checkoutPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof checkoutStage)["Screen"]>) {
  return (
    <main>
      <CheckoutContent
        actor={actor}
        ownerId="customer-1"
        logIn={null}
        orderLink={(order) => <LockedOrder {...order} />}
        coupon={() => <EmptyCoupon />}
        payment={(_, withOrder) => <UnpaidOrder withOrder={withOrder} />}
        onMove={stay}
      />
    </main>
  );
}

function EmptyCoupon() {
  const [actor] = useState(() => createPathActor(couponPaths).start());
  return (
    <details>
      <summary>
        <FormattedMessage id="cart.coupon.enter" />
      </summary>
      <CouponContent actor={actor} />
    </details>
  );
}

const stay = () => {};
