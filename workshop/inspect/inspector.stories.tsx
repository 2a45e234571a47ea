import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyStateMachine } from "xstate";
import { cartPaths } from "#machines/shopping/cart/cart.paths.ts";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import type { PathModel } from "#machines/paths/model.ts";
import { leafPaths } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import { sessionPaths } from "#machines/account/session/session.paths.ts";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { noBrowser } from "#src/shop/browser.ts";
import { Inspector } from "./inspector.tsx";
import { createLiveFlows } from "./live-flows.ts";

export default { title: "Inspector" } satisfies Meta;

const place = { marketId: "europe", languageId: "en" };
const nothing = () => {};

function runningFlows() {
  const flows = createLiveFlows(() => performance.now());
  const log = createFlowLog(() => performance.now());
  log.follow(flows.follow);
  const run = <Machine extends AnyStateMachine>(model: PathModel<Machine>, leaf: string) => {
    const path = leafPaths(model).find(({ title }) => title === leaf);
    if (!path) throw new Error(`${model.machine.id}: there is no state ${leaf}`);
    replay(model, path, log.inspect);
  };
  run(sessionPaths, "customer.resting");
  run(cartPaths, "customer.idle");
  run(checkoutPaths, "drafting.choosingDelivery.choosing");
  return { flows, log };
}

function InPage({ pathname }: { pathname: string }) {
  const [{ flows, log }] = useState(runningFlows);
  return (
    <>
      <main>
        <h1>{pathname}</h1>
      </main>
      <Inspector
        {...{ flows, log, place, pathname }}
        tab={noBrowser.tabStorage}
        onClose={nothing}
        onStately={nothing}
      />
    </>
  );
}

export const OnTheCheckout: StoryObj = { render: () => <InPage pathname="/en/checkout" /> };
