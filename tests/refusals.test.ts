import Fastify from "fastify";
import { createColdQueue } from "#server/http/limits/cold-queue.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveContract } from "#server/http/contract.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import type { Admissions, Handlers } from "#server/http/reply.ts";
import { schemaErrors } from "./support/schema-errors.ts";
import { document, operations } from "./support/contract.ts";

type Schema = {
  $ref?: string;
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, { enum?: string[]; const?: number }>;
};

/** A refusal's alternatives with references resolved. */
function alternatives(schema: Schema): Schema[] {
  if (schema.oneOf) return schema.oneOf.flatMap(alternatives);
  if (!schema.$ref) return [schema];
  return alternatives(document.components.schemas![schema.$ref.split("/").pop()!] as Schema);
}

const refusals = operations.flatMap(({ id, responses }) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, schema]) => ({ id, status: Number(status), schema: schema! })),
);

describe.each(refusals)("$status of $id", ({ status, schema }) => {
  const documents = alternatives(schema);

  test("has its status and a closed list of codes, except for 401", () => {
    for (const { properties, required } of documents) {
      expect(properties?.status?.const).toBe(status);
      if (status === 401) continue;
      expect(required).toContain("code");
      expect(properties?.code?.enum?.length).toBeGreaterThan(0);
    }
  });

  test("lists each code once, so the code determines the other fields", () => {
    const codes = documents.flatMap(({ properties }) => properties?.code?.enum ?? []);
    expect(codes).toEqual([...new Set(codes)]);
  });

  test("allows no other code and no fields of another code", () => {
    const plain = { type: "about:blank", title: "", status, detail: "" };
    expect(schemaErrors(schema, { ...plain, code: "whatever" })).not.toEqual([]);
    for (const { properties } of documents) {
      const code = properties?.code?.enum?.[0];
      expect(schemaErrors(schema, { ...plain, code, mood: "bad" })).not.toEqual([]);
    }
  });
});

describe("a handler's response outside the contract", () => {
  const app = Fastify();
  let answer: object;
  beforeAll(async () => {
    const every = new Proxy({}, { get: () => async () => ({ status: 403, body: answer }) });
    await serveContract(app, every as Handlers, every as Admissions, async () => null, {
      checkResponses: true,
      responseCache: createResponseCache(),
      throttle: async () => null,
      coldQueue: createColdQueue(),
      clock: () => new Date(),
      refused: () => {},
      read: async () => {},
    });
  });
  afterAll(() => app.close());
  const known = { type: "about:blank", title: "Forbidden", status: 403, detail: "", code: "wrong_word" };

  test.each([
    ["a known code", known, 403],
    ["another code", { ...known, code: "wrong_hat" }, 500],
    ["none", { ...known, code: undefined }, 500],
    ["an additional parameter", { ...known, params: { word: "iris" } }, 500],
    ["another status", { ...known, status: 409 }, 500],
  ])("%s: %o gets %i", async (_, body, status) => {
    answer = body;
    const { statusCode } = await app.inject({ method: "POST", url: "/api/v1/gate/", payload: {} });
    expect(statusCode).toBe(status);
  });
});

/** Never called; each `@ts-expect-error` fails if the line below compiles. */
export const handlers: Pick<Handlers, "addCartItem" | "submitOrder" | "getMe" | "enterShop"> = {
  getMe: async ({ refuse }) => refuse(401, "Please log in."),
  addCartItem: async ({ refuse, headers }) => {
    // @ts-expect-error: the code's parameters are missing
    if (headers.a) return refuse(409, "Too many.", { code: "cart_maximum_exceeded" });
    const params = { maximum: 1, in_cart: 1 };
    // @ts-expect-error: this code has none
    if (headers.b) return refuse(409, "No.", { code: "item_unavailable", params });
    return refuse(409, "Too many.", { code: "cart_maximum_exceeded", params });
  },
  submitOrder: async ({ refuse, headers }) => {
    // @ts-expect-error: a code of another operation
    if (headers.a) return refuse(409, "No.", { code: "payment_declined" });
    // @ts-expect-error: a code of another status
    if (headers.b) return refuse(404, "No.", { code: "terms_changed" });
    // @ts-expect-error: a status that the operation does not answer
    if (headers.c) return refuse(403, "No.", { code: "wrong_word" });
    const changes = [{ code: "price_changed" as const, product_id: "", name: "", old_price: 1 }];
    // @ts-expect-error: a price that changed says from what to what
    return refuse(409, "No.", { code: "price_changed", changes });
  },
  // @ts-expect-error: nothing but success, and no refusal at all
  enterShop: async () => ({ status: 403, body: { code: "wrong_hat" } }),
};
