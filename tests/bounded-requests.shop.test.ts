import { randomUUID } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiApp } from "#server/app.ts";
import { operationAt } from "#server/http/operations.ts";
import { defaultBodyLimits } from "#server/http/request-body.ts";
import { maximumUploadBodyBytes } from "#server/commerce/images/upload-body.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { operations, type Operation } from "./support/contract.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { fern } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** Bytes of the largest response to a refused request. */
const largestRefusal = 16_384;
/** Bytes that were already in flight may exceed the limit. */
const oneChunk = 65_536;

let shop: Shop;
let app: FastifyInstance;
let token: string;
let largestFile: number;
let refundId: string;
let invitation: { id: string; token: string };
const read = { bytes: 0, values: 0 };

beforeAll(async () => {
  shop = await openShop();
  const administrator = await shop.customer({ role: "administrator" });
  ({ token } = administrator);
  const steps = refundHelpers(shop, administrator);
  refundId = (await steps.draft(await steps.paidOrder([fern]))).id;
  invitation = await inviteHelpers(shop).invited();
  largestFile = (await readShopSettings(shop.services)).refund_file_bytes;
  app = await apiApp(shop.services, { checkResponses: true });
  app.addHook("onResponse", async ({ bodyRead }) => void Object.assign(read, bodyRead));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const withBody = operations.filter(({ body }) => body !== null);
const uploads = ["addRefundImage", "addTourLeadImage"];
const limitsOf = ({ id, path, method }: Operation) => {
  const { "x-body-limit": written, "x-body-values": values } = operationAt(path, method);
  const bytes = uploads.includes(id)
    ? maximumUploadBodyBytes(largestFile)
    : (written ?? defaultBodyLimits.bytes);
  return { bytes, values: values ?? defaultBodyLimits.values };
};

const shapes: Record<string, (bytes: number) => string> = {
  "wide, with short names": (bytes) => {
    const member = (index: number) => `"${index.toString(36).padStart(6, "x")}":1,`;
    return `{${Array.from({ length: Math.floor((bytes - 8) / 11) }, (_, index) => member(index)).join("")}"z":1}`;
  },
  "wide, with long names": (bytes) =>
    `{${Array.from({ length: 100 }, (_, index) => `"${index}${"✿".repeat(Math.floor(bytes / 310) - 4)}":1`).join()}}`,
  deep: (bytes) => `{"items":${"[".repeat(bytes / 2 - 10)}${"]".repeat(bytes / 2 - 10)}}`,
  "a long list": (bytes) => `{"items":[${"{},".repeat(Math.floor((bytes - 20) / 3))}{}]}`,
  "a long text": (bytes) => JSON.stringify({ note: "x".repeat(bytes - 20) }),
  "control characters": (bytes) => JSON.stringify({ ["\u0001".repeat(bytes / 6 - 10)]: 1 }),
};

type Sent = { body: string; token?: string; isChunked?: boolean };
const addressOf = ({ id, path }: Operation) => {
  const known = id === "addRefundImage" ? refundId : id === "addTourLeadImage" ? invitation.id : randomUUID();
  const query =
    path.startsWith("/users/tour_leads") && !path.includes("/me/") ? `?token=${invitation.token}` : "";
  return `/api/v1${path.replaceAll(/\{[^}]+\}/g, () => known)}${query}`;
};

/** Sends a body in chunks. */
async function send(
  operation: Operation,
  { body, token: bearer, isChunked = false }: Sent,
  path = addressOf(operation),
) {
  const outgoing = request({
    port: (app.server.address() as AddressInfo).port,
    method: operation.method,
    path,
    agent: false,
    headers: {
      "content-type": operation.body!.type,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(!isChunked && { "content-length": Buffer.byteLength(body) }),
    },
  });
  const answer = new Promise<{ status: number; bytes: number }>((done, fail) => {
    outgoing.on("response", (response) => {
      void buffer(response).then(({ length }) => done({ status: response.statusCode!, bytes: length }), fail);
    });
    outgoing.on("error", fail);
  });
  outgoing.end(body);
  return answer;
}

describe.each(Object.keys(shapes))("the largest body that is %s", (shape) => {
  test.each(withBody.map(({ id }) => id))(
    "is read within the limits by %s and refused with a short response",
    async (id) => {
      const operation = withBody.find((one) => one.id === id)!;
      const { bytes, values } = limitsOf(operation);
      const body = shapes[shape]!(bytes);
      const answer = await send(operation, { body, token });
      expect([answer.status, answer.bytes < largestRefusal], `${answer.bytes} bytes`).toEqual([
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
        true,
      ]);
      expect(read.bytes).toBeLessThanOrEqual(bytes + oneChunk);
      expect(read.values).toBeLessThanOrEqual(values + 1);
    },
  );
});

describe("no body is read", () => {
  test.each(withBody.filter(({ isProtected }) => isProtected).map(({ id }) => id))(
    "by %s with an unknown token",
    async (id) => {
      const operation = withBody.find((one) => one.id === id)!;
      const answer = await send(operation, {
        body: "{}".padEnd(limitsOf(operation).bytes),
        token: "x".repeat(43),
      });
      expect([answer.status, read.bytes]).toEqual([401, 0]);
    },
  );

  test.each(withBody.filter(({ path, method }) => operationAt(path, method)["x-role"]).map(({ id }) => id))(
    "by %s for a customer who is not an administrator",
    async (id) => {
      const operation = withBody.find((one) => one.id === id)!;
      const { token: customers } = await shop.customer();
      const answer = await send(operation, {
        body: "{}".padEnd(limitsOf(operation).bytes),
        token: customers,
      });
      expect([answer.status, read.bytes]).toEqual([403, 0]);
    },
  );

  test("for a picture of a made-up invitation", async () => {
    const operation = withBody.find(({ id }) => id === "addTourLeadImage")!;
    const path = `/api/v1/users/tour_leads/${invitation.id}/images?token=${"x".repeat(43)}`;
    const answer = await send(operation, { body: shapes["a long text"]!(16_000_000) }, path);
    expect([answer.status, read.bytes]).toEqual([400, 0]);
  });

  test("for a photo of another customer's refund", async () => {
    const operation = withBody.find(({ id }) => id === "addRefundImage")!;
    const { token: others } = await shop.customer();
    const answer = await send(operation, { body: shapes["a long text"]!(16_000_000), token: others });
    expect([answer.status, read.bytes]).toEqual([404, 0]);
  });

  test("for a photo far above the size limit", async () => {
    const operation = withBody.find(({ id }) => id === "addRefundImage")!;
    const answer = await send(operation, { body: shapes["a long text"]!(16_000_000), token });
    expect([answer.status, read.bytes]).toEqual([413, 0]);
  });

  test("by an operation without a body", async () => {
    const operation = operations.find(({ id }) => id === "logOut")!;
    const written = { ...operation, body: { type: "application/json", schema: {}, example: null } };
    const answer = await send(written, { body: "{}".padEnd(1_000_000), token });
    expect([answer.status, read.bytes]).toEqual([400, 0]);
  });
});

test("a body of unknown length is read only up to the limit", async () => {
  const operation = withBody.find(({ id }) => id === "enterShop")!;
  const sent = { body: shapes["a long text"]!(70_000), isChunked: true };
  const answer = await send(operation, sent);
  expect(answer.status).toBe(413);
  expect(read.bytes).toBeLessThanOrEqual(defaultBodyLimits.bytes + oneChunk);
});

test("a form with too many fields is refused", async () => {
  const operation = withBody.find(({ id }) => id === "logIn")!;
  const answer = await send(operation, { body: "a=1&".repeat(16_000) });
  expect([answer.status, read.values <= oneChunk]).toEqual([400, true]);
});

test.each([
  ["a path", `/${"x".repeat(15_000)}`],
  ["a query", `/markets/?${"x".repeat(15_000)}`],
  ["quotation marks", `/markets/?${"%22".repeat(5_000)}`],
])("%s of 15 kB is not repeated in full in the refusal", async (_, path) => {
  const answer = await shop.call("GET", path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(answer.body).length).toBeLessThan(largestRefusal);
});
