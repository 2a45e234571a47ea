import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createActor, setup, type AnyActor } from "xstate";
import { afterEach, expect, test } from "vitest";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { noBrowser } from "#src/shop/browser.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { Inspector } from "./inspector.tsx";
import { createLiveFlows } from "./live-flows.ts";

afterEach(cleanup);

const went = { type: "went" };
const machine = (id: string) =>
  setup({ types: { context: {} as { email: string } } }).createMachine({
    id,
    context: { email: "ada@example.com" },
    initial: "here",
    states: { here: { on: { went: "there" } }, there: { on: { went: "here" } } },
  });
const visit = setup({ actors: { photo: machine("photo") } }).createMachine({
  id: "visit",
  invoke: { id: "photo", src: "photo" },
  initial: "here",
  states: { here: {} },
});

function open() {
  const flows = createLiveFlows(() => performance.now());
  const log = createFlowLog(() => performance.now());
  log.follow(flows.follow);
  const { inspect } = log;
  const cart = createActor(machine("cart"), { inspect }).start();
  const session = createActor(machine("session"), { inspect }).start();
  const outer = createActor(visit, { inspect }).start();
  const props = { flows, log, pathname: "/en/shop", tab: noBrowser.tabStorage };
  render(
    <Surroundings languageId="en" marketId="europe">
      <button type="button">Somewhere on the page</button>
      <Inspector
        {...props}
        place={{ marketId: "europe", languageId: "en" }}
        onClose={() => {}}
        onStately={() => {}}
      />
    </Surroundings>,
  );
  const photo = outer.getSnapshot().children.photo as AnyActor;
  const inspector = within(screen.getByRole("region", { name: "Flows of this page" }));
  const names = () => inspector.getAllByRole("tab").map(({ textContent }) => textContent);
  const shown = () => inspector.getByRole("tab", { selected: true }).textContent;
  const send = async (actor: AnyActor) => act(async () => actor.send(went));
  return { user: userEvent.setup(), cart, session, outer, photo, inspector, names, shown, send };
}

test("every live flow is listed, nested ones under the flow that invoked them, ended ones last", async () => {
  const { cart, names } = open();
  expect(names()).toEqual(["cart", "session", "visit", "visit › photo"]);
  await act(async () => cart.stop());
  expect(names()).toEqual(["session", "visit", "visit › photo", "cart (ended)"]);
});

test("the flow that was active last is shown, once something was pressed on the page", async () => {
  const { user, cart, session, photo, shown, send } = open();
  expect(shown()).toBe("visit");
  await send(session);
  expect(shown()).toBe("visit");
  await user.click(screen.getByRole("button", { name: "Somewhere on the page" }));
  await send(session);
  expect(shown()).toBe("session");
  await send(photo);
  expect(shown()).toBe("visit › photo");
  await send(cart);
  expect(shown()).toBe("cart");
});

test("a pinned flow stays, and after that the active one is followed again", async () => {
  const { user, cart, session, inspector, shown, send } = open();
  const pin = inspector.getByRole("button", { name: "Pin" });
  await user.click(pin);
  await send(session);
  expect(shown()).toBe("visit");
  expect(pin.getAttribute("aria-pressed")).toBe("true");
  await user.click(pin);
  expect(shown()).toBe("session");
  await user.click(inspector.getByRole("tab", { name: "session" }));
  await send(cart);
  expect(shown()).toBe("session");
});

test("the filter leaves the flows of that name, and follows only them", async () => {
  const { user, cart, session, inspector, names, shown, send } = open();
  await user.type(inspector.getByRole("searchbox", { name: "Filter the flows by name" }), "S");
  expect(names()).toEqual(["session", "visit", "visit › photo"]);
  await send(session);
  await send(cart);
  expect(shown()).toBe("session");
});

test("personal data is masked in the context of a nested flow too", async () => {
  const { user, inspector } = open();
  await user.click(inspector.getByRole("tab", { name: "visit › photo" }));
  const context = inspector.getByRole("region", { name: "Context" });
  expect(context.textContent).toContain('"email": "email-1"');
  expect(context.textContent).not.toContain("ada@example.com");
});
