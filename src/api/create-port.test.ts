import { createActor, toPromise } from "xstate";
import { describe, expect, test } from "vitest";
import { createPort, createForgivingPort } from "./create-port.ts";
import { apiClient, UnexpectedResponseError, dataOf, refusalOf, unknownCode, type Api } from "./client.ts";
import { outcomeOf } from "./outcome-of.ts";

type Entered = { outcome: "entered" } | { outcome: "wrongWord" } | { outcome: "unforeseen" };
type Payment = { outcome: "paid" } | { outcome: "declined" } | { outcome: "unforeseen" };

const answered = (status: number, body: unknown): Api =>
  apiClient({
    fetch: async () =>
      new Response(JSON.stringify(body), { status, headers: { "content-type": "application/problem+json" } }),
    origin: "http://shop.test",
    language: "en",
    token: () => null,
    onRejected: () => {},
    onRefused: () => {},
  });

const enter = createForgivingPort<Entered, Api>()(async ({ input: api, signal }) => {
  const refusal = refusalOf(await api.POST("/gate/", { body: {}, signal }), 403);
  if (!refusal) return { outcome: "entered" };
  switch (refusal.code) {
    case "wrong_word":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal, refusal.code);
  }
});
const pay = createForgivingPort<Payment, Api>()(async ({ input: api, signal }) => {
  const result = await api.POST("/orders/{id}/process_payment", { params: { path: { id: "1" } }, signal });
  const refusal = refusalOf(result, 409, 502);
  if (!refusal) return { outcome: dataOf(result).is_paid ? "paid" : "declined" };
  switch (refusal.code) {
    case "payment_declined":
    case "payment_not_approved":
    case "payment_not_prepared":
    case "currency_not_supported":
    case "order_cancelled":
    case "payment_provider_error":
      return { outcome: "declined" };
    default:
      throw unknownCode(refusal);
  }
});
const run = (logic: typeof enter | typeof pay, api: Api) =>
  toPromise(createActor(logic as typeof enter, { input: api }).start());

const problem = (status: number, code?: string) => ({
  type: "about:blank",
  title: "",
  status,
  detail: "",
  code,
});

describe("a response of the API", () => {
  test.each([
    ["a listed code", 403, problem(403, "wrong_word"), "wrongWord"],
    ["an unknown code", 403, problem(403, "wrong_hat"), "unforeseen"],
    ["a missing code", 403, problem(403), "unforeseen"],
    ["no problem document", 403, { message: "Forbidden" }, "unforeseen"],
    ["an unlisted status", 400, problem(400, "invalid"), "unforeseen"],
    ["a status that the operation lacks", 418, problem(418, "wrong_word"), "unforeseen"],
  ])("%s, %i: the outcome is %4$s", async (_, status, body, outcome) => {
    expect(await run(enter, answered(status, body))).toEqual({ outcome });
  });

  test.each([401, 408, 429, 500, 503])("with %i may be retried, and rejects", async (status) => {
    await expect(run(enter, answered(status, problem(status)))).rejects.toThrow(UnexpectedResponseError);
  });

  test("with an unknown code of the provider rejects too", async () => {
    await expect(run(pay, answered(502, problem(502, "provider_asleep")))).rejects.toThrow(
      UnexpectedResponseError,
    );
    expect(await run(pay, answered(502, problem(502, "payment_provider_error")))).toEqual({
      outcome: "declined",
    });
    expect(await run(pay, answered(409, problem(409, "provider_asleep")))).toEqual({ outcome: "unforeseen" });
  });
});

/** Never called: each `@ts-expect-error` fails to compile if the line below it compiles. */
export const mistakes = [
  // @ts-expect-error: "declined" is never returned
  createForgivingPort<Payment, undefined>()(async () => ({ outcome: "paid" })),
  // @ts-expect-error: "wrongWord" and "unforeseen" are never returned
  createPort<Entered, undefined>()(async () => ({ outcome: "entered" })),
  // @ts-expect-error: "lost" is not an outcome of this port
  createForgivingPort<Payment, boolean>()(async ({ input }) => ({ outcome: input ? "paid" : "lost" })),
  // @ts-expect-error: "wrong_hat" is not an outcome of this port
  createForgivingPort<Entered, boolean>()(async ({ input }) => ({
    outcome: outcomeOf(input ? "wrong_word" : "wrong_hat"),
  })),
  // @ts-expect-error: "declined" is never returned, because the code has another name
  createForgivingPort<Payment, boolean>()(async ({ input }) => ({
    outcome: input ? "paid" : outcomeOf("payment_declined"),
  })),
  async (api: Api) => {
    const result = await api.POST("/orders/{id}/cancel", { params: { path: { id: "1" } } });
    // @ts-expect-error: 422 is not a status of this operation
    refusalOf(result, 422);
    const refusal = refusalOf(result, 404, 409)!;
    switch (refusal.code) {
      case "not_found":
      case "order_paid":
      case "order_draft":
        return;
      // @ts-expect-error: this code belongs to another operation
      case "terms_changed":
        return;
      default:
        // @ts-expect-error: "order_being_paid" is missing
        throw unknownCode(refusal);
    }
  },
];
