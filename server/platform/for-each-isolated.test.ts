import { expect, test, vi } from "vitest";
import { forEachIsolated } from "./for-each-isolated.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "./telemetry/log.ts";

const jobs = (isStopping: () => boolean) => ({ jobs: { isStopping } as Services["jobs"] });

test("a failure is logged, and the other items are processed", async () => {
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const done: number[] = [];
  const problem = new Error("planted");
  await forEachIsolated(
    jobs(() => false),
    [1, 2, 3],
    "not done",
    async (item) => {
      if (item === 2) throw problem;
      done.push(item);
    },
  );
  expect(done).toEqual([1, 3]);
  expect(errors.mock.calls).toEqual([[{ err: problem }, "not done"]]);
  errors.mockRestore();
});

test("when the shop ends, no further item is started", async () => {
  const done: number[] = [];
  await forEachIsolated(
    jobs(() => done.length === 2),
    [1, 2, 3],
    "not done",
    async (item) => done.push(item),
  );
  expect(done).toEqual([1, 2]);
});
