import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { guestOrderOpeningPaths } from "#machines/after-sale/guest-order-opening/guest-order-opening.paths.ts";
import { LockedOrder } from "#src/flows/after-sale/guest-order-link/guest-order-link.stage.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { GuestOrderOpeningContent } from "./guest-order-opening.flow.tsx";

export const guestOrderOpeningStage: FlowStage<typeof guestOrderOpeningPaths.machine> = {
  paths: guestOrderOpeningPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof guestOrderOpeningStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="checkout.guest.title" />
      </h1>
      <GuestOrderOpeningContent actor={actor} orderLink={<LockedOrder email="" />} />
    </main>
  );
}
