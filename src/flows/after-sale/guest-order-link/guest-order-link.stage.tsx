import { useState, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { guestOrderLinkPaths } from "#machines/after-sale/guest-order-link/guest-order-link.paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { GuestOrderLinkContent } from "./guest-order-link.flow.tsx";

export const guestOrderLinkStage: FlowStage<typeof guestOrderLinkPaths.machine> = {
  paths: guestOrderLinkPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof guestOrderLinkStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="checkout.guest.title" />
      </h1>
      <GuestOrderLinkContent actor={actor} />
    </main>
  );
}

export function LockedOrder({ email }: { email: string }) {
  const [actor] = useState(() => createPathActor(guestOrderLinkPaths).start());
  return <GuestOrderLinkContent actor={actor} email={email} />;
}
