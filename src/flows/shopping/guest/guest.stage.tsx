import { useState, type ComponentProps, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { createPathActor, walk } from "#machines/paths/replay.ts";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import { guestPaths } from "#machines/shopping/guest/guest.paths.ts";
import { VisitorLogin } from "#src/flows/account/session/session.stage.tsx";
import { LockedOrder } from "#src/flows/after-sale/guest-order-link/guest-order-link.stage.tsx";
import { BesideCart, CheckoutContent } from "#src/flows/shopping/checkout/checkout.flow.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { GuestContent } from "./guest.flow.tsx";

export const guestStage: FlowStage<typeof guestPaths.machine> = { paths: guestPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof guestStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="checkout.title" />
      </h1>
      <GuestContent
        actor={actor}
        login={<VisitorLogin />}
        orderLink={<LockedOrder email="" />}
        besideCart={(content) => <BesideCart>{content}</BesideCart>}
        checkout={(buyer, logIn) => <AddressForm key={buyer} isGuest={buyer === "guest"} logIn={logIn} />}
      />
    </main>
  );
}

/** What the checkout begins with. */
function AddressForm({ isGuest, logIn }: { isGuest: boolean; logIn: ReactNode }) {
  const [actor] = useState(() =>
    walk(
      checkoutPaths,
      createPathActor(checkoutPaths, isGuest ? "the checkout, as a guest" : "the checkout").start(),
      "loadCheckout ✓ a new draft",
    ),
  );
  return (
    <CheckoutContent
      actor={actor}
      ownerId={isGuest ? "guest" : "customer-1"}
      logIn={logIn}
      orderLink={() => null}
      coupon={() => null}
      payment={() => null}
      onMove={stay}
    />
  );
}

const stay = () => {};
