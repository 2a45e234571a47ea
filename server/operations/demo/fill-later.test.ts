import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { log } from "#server/platform/telemetry/log.ts";
import { fillLater } from "./fill-later.ts";

const pause = 20;
function recordCalls(catchUp: () => Promise<void>) {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return { catchUp: vi.fn<typeof catchUp>(catchUp), logged };
}

test("the history is filled in once the shop has been open for a while", async () => {
  const { catchUp, logged } = recordCalls(async () => {});
  const done = fillLater(catchUp, { signal: new AbortController().signal, pause });
  expect(catchUp).not.toHaveBeenCalled();
  await done;
  expect(catchUp).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

test("a shop that ends before that leaves it to the next start without logging", async () => {
  const { catchUp, logged } = recordCalls(async () => {});
  const ending = new AbortController();
  const done = fillLater(catchUp, { signal: ending.signal, pause });
  ending.abort();
  await done;
  await wait(2 * pause);
  expect(catchUp).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

test("a failure to fill it in is logged, and the shop stays open", async () => {
  const { catchUp, logged } = recordCalls(() => Promise.reject(new Error("no room")));
  await fillLater(catchUp, { signal: new AbortController().signal, pause });
  expect(logged).toHaveBeenCalledOnce();
});
