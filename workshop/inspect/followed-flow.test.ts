import { createActor, createMachine, setup, type AnyStateMachine } from "xstate";
import { expect, test } from "vitest";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { followedFlow } from "./followed-flow.ts";
import { createLiveFlows } from "./live-flows.ts";

function begin() {
  let time = 0;
  const flows = createLiveFlows(() => (time += 1));
  const log = createFlowLog(() => time);
  log.follow(flows.follow);
  const run = (machine: AnyStateMachine) => createActor(machine, { inspect: log.inspect }).start();
  const named = (id: string) => run(createMachine({ id, on: { went: {} } }));
  const names = () => flows.now().map(({ name }) => name);
  const followed = (since: number | null) => followedFlow(flows.now(), "/en/checkout", since)?.name;
  return { flows, run, named, names, followed };
}

const photo = createMachine({ id: "photo", on: { went: {} } });
const request = setup({ actors: { photo } }).createMachine({
  id: "request",
  invoke: { id: "photo", src: "photo" },
  initial: "typing",
  states: {
    typing: { on: { chosen: "sending" } },
    sending: { invoke: { id: "second", src: "photo" } },
  },
});

test("flows that others invoke are listed, under the names of those", () => {
  const { run, names } = begin();
  const actor = run(request);
  actor.send({ type: "chosen" });
  expect(names().sort()).toEqual(["request", "request › photo", "request › photo second"]);
});

test("before anything was pressed the page's own flow is followed, then the one that was active last", () => {
  const { flows, named, run, followed } = begin();
  const session = named("session");
  const checkout = named("checkout");
  session.send({ type: "went" });
  expect(followed(null)).toBe("checkout");
  const since = flows.latest();
  expect(followed(since)).toBe("checkout");
  session.send({ type: "went" });
  expect(followed(since)).toBe("session");
  checkout.send({ type: "went" });
  expect(followed(since)).toBe("checkout");
  const actor = run(request);
  actor.getSnapshot().children.photo?.send({ type: "went" });
  expect(followed(since)).toBe("request › photo");
});

test("when every flow has ended, the first is still shown", () => {
  const { named, followed } = begin();
  expect(followed(null)).toBeUndefined();
  named("contact").stop();
  expect(followed(null)).toBe("contact");
});
