import { expect, test } from "vitest";
import { queueOf } from "./kinds.ts";
import { knownKind } from "./mail-kinds.ts";

test("every mail has a kind by which an administrator knows it", () => {
  const mails = Object.entries(queueOf).flatMap(([job, queue]) => (queue === "letters" ? [job] : []));
  expect(mails.filter((job) => knownKind(job) === null)).toEqual([]);
});
