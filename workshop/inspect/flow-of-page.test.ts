import { createActor, createMachine } from "xstate";
import { expect, test } from "vitest";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { flowOfPage } from "./flow-of-page.ts";
import { createLiveFlows } from "./live-flows.ts";

function running(...names: string[]) {
  let time = 0;
  const flows = createLiveFlows(() => (time += 1));
  const log = createFlowLog(() => time);
  log.follow(flows.follow);
  const actors = names.map((id) =>
    createActor(createMachine({ id, on: { went: {} } }), { inspect: log.inspect }).start(),
  );
  const shown = (path: string) => flowOfPage(flows.now(), path)?.machine.id;
  return { actors, shown };
}

test.each([
  ["/en/cart", "cart"],
  ["/de/login", "session"],
  ["/de/user/account", "session"],
  ["/en/welcome-page", "shop"],
])("%s shows the %s flow", (path, flow) => {
  expect(running("shop", "session", "cart", "market").shown(path)).toBe(flow);
});

test("a running flow of the page comes first until it stops", () => {
  const { actors, shown } = running("shop", "session", "cart", "checkout");
  expect(shown("/en/checkout")).toBe("checkout");
  expect(shown("/en/cart")).toBe("checkout");
  actors.at(-1)!.stop();
  expect(shown("/en/cart")).toBe("cart");
});

test("on a page without a flow, the flow with the latest event is shown", () => {
  const { actors, shown } = running("shop", "session", "cart");
  expect(shown("/en/shop")).toBe("cart");
  actors[1]!.send({ type: "went" });
  expect(shown("/en/shop")).toBe("session");
});

test("without flows none is shown", () => {
  expect(running().shown("/en/")).toBeUndefined();
});
