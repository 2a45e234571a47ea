import { expect, test, vi } from "vitest";
import { eachAlone } from "./each-alone.ts";
import type { Services } from "./services.ts";

const jobs = (isStopping: () => boolean) => ({ jobs: { isStopping } as Services["jobs"] });

test("one that fails is logged, and the others are done", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const done: number[] = [];
  const problem = new Error("planted");
  await eachAlone(
    jobs(() => false),
    [1, 2, 3],
    "not done",
    async (item) => {
      if (item === 2) throw problem;
      done.push(item);
    },
  );
  expect(done).toEqual([1, 3]);
  expect(log.mock.calls).toEqual([["not done", problem]]);
  log.mockRestore();
});

test("where the shop ends, nothing more is begun", async () => {
  const done: number[] = [];
  await eachAlone(
    jobs(() => done.length === 2),
    [1, 2, 3],
    "not done",
    async (item) => done.push(item),
  );
  expect(done).toEqual([1, 2]);
});
