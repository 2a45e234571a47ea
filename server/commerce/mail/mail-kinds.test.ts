import { expect, test } from "vitest";
import { queueByJob } from "#server/platform/jobs/job-types.ts";
import { findMailKind } from "./mail-kinds.ts";

test("every mail has a kind that administrators see", () => {
  const mails = Object.entries(queueByJob).flatMap(([job, queue]) => (queue === "letters" ? [job] : []));
  expect(mails.filter((job) => findMailKind(job) === null)).toEqual([]);
});
