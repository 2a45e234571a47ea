import { ApiProblem } from "../api/client.ts";

/** Refusals that are part of the shop's day. */
const expected = [400, 401, 403, 404, 406, 409];

/** The one sink for what should not have happened. */
export function report(error: unknown): void {
  if (error instanceof ApiProblem && expected.includes(error.status)) return;
  if (error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError")) return;
  console.error(error);
}
