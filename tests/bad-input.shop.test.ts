import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations, type Operation } from "./support/contract.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { guestWithDraft } from "./support/guest-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shown = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const invalid = (field: string, message: string) => ({
  status: 400,
  body: {
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: `${field} ${message}`,
    code: "invalid",
    errors: [{ field, message }],
  },
});
const missing = (detail: string) => ({
  status: 404,
  body: { type: "about:blank", title: "Not Found", status: 404, detail, code: "not_found" },
});

describe("an unknown path or id", () => {
  test.each([["GET", "/nothing", "There is nothing at GET /api/v1/nothing."]])(
    "%s %s belongs to no operation, so the 404 has no code",
    async (method, path, detail) => {
      const { code: _, ...body } = missing(detail).body;
      expect(shown(await shop.call(method, path))).toEqual({ status: 404, body });
    },
  );

  test.each([
    ["GET", "/markets/mars", "There is no such market."],
    ["GET", "/languages/xx", "There is no such language."],
    ["GET", "/menu/localized/xx", "There is no such language."],
    ["GET", "/footer/localized/xx", "There is no such language."],
    ["GET", "/pages/localized/en/nothing", "There is no such page."],
    ["GET", "/pages/localized/xx/terms", "There is no such language."],
    ["GET", "/categories/en/mars", "There is no such market or language."],
    ["GET", "/categories/xx/europe", "There is no such market or language."],
    ["GET", "/categories/en/europe/nothing", "There is no such category."],
    ["GET", "/products/en/europe/nothing", "There is no such product."],
    ["GET", `/products/en/europe/${randomUUID()}`, "There is no such product."],
    ["GET", "/products/search/en/mars", "There is no such market or language."],
    ["GET", "/homepage/products/localized/xx/europe", "There is no such market or language."],
    ["GET", "/homepage/promos/localized/en/mars", "There is no such market or language."],
    ["GET", "/assurances/xx/europe", "There is no such market or language."],
    ["GET", `/images/${randomUUID()}/247/leaf.webp`, "There is no such picture."],
  ])("%s %s is refused with 404", async (method, path, detail) => {
    expect(shown(await shop.call(method, path))).toEqual(missing(detail));
  });
});

describe("input that violates the contract", () => {
  test("an unknown query parameter is refused", async () => {
    expect(shown(await shop.call("GET", "/markets/?limits=3"))).toEqual({
      status: 400,
      body: {
        ...invalid("limits", "is not a parameter of this operation").body,
        detail: 'There is no query parameter "limits" here.',
      },
    });
  });

  test.each([
    ["/languages/?limit=101", "limit", "must be <= 100"],
    ["/languages/?limit=0", "limit", "must be >= 1"],
    ["/languages/?skip=-1", "skip", "must be >= 0"],
    ["/languages/?skip=x", "skip", "must be integer"],
    ["/markets/Mars!", "id", 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'],
  ])("%s is refused", async (path, field, message) => {
    expect(shown(await shop.call("GET", path))).toEqual(invalid(field, message));
  });

  test.each(["------------------------------------", "00000000-0000-0000-0000-00000000000-"])(
    "unknown ids match nothing: %s",
    async (id) => {
      expect(shown(await shop.call("GET", `/products/search/en/europe?ids=${id}`))).toEqual({
        status: 200,
        body: [],
      });
    },
  );

  test("an id is accepted in one spelling only", async () => {
    const customer = await shop.customer();
    const id = await shop.productId("fern");
    for (const product_id of [id.toUpperCase(), `urn:uuid:${id}`]) {
      const answer = await shop.call("POST", "/cart/", {
        token: customer.token,
        body: { product_id, count: 1 },
      });
      expect(shown(answer)).toEqual(invalid("product_id", 'must match format "uuid"'));
    }
    expect(await orderHelpers(shop, customer).cart()).toEqual([]);
  });

  test.each([
    ["a body that is not JSON", "{", "application/json", 400],
    ["a body of another type", "<cart/>", "application/xml", 415],
    ["no body", "", "application/json", 400],
    [
      "a body that is too large",
      JSON.stringify({ product_id: "x".repeat(1_100_000), count: 1 }),
      "application/json",
      413,
    ],
  ])("%s is refused", async (_, payload, type, status) => {
    const { token } = await shop.customer({ role: "administrator" });
    const answer = await shop.call("POST", "/cart/", {
      token,
      body: payload,
      headers: { "content-type": type },
    });
    expect([answer.status, answer.headers["content-type"], answer.body.status]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
      status,
    ]);
  });
});

/** Every text field of a request, for each operation with a body. */
const withTexts = operations.filter(({ body }) => body?.type === "application/json");

describe("a NUL character", () => {
  test.each(withTexts.map(({ id }) => id))(
    "is refused in every text of %s, with the field's name",
    async (id) => {
      const { body, method, path } = withTexts.find((one) => one.id === id)!;
      const administrator = await shop.customer({ role: "administrator" });
      const token = id === "changeGuestOrder" ? (await guestWithDraft(shop)).token : administrator.token;
      const steps = refundHelpers(shop, administrator);
      // Photos are read only for the draft's owner.
      const known =
        id === "addRefundImage" ? (await steps.draft(await steps.paidOrder([fern]))).id : randomUUID();
      const whole = await requestOf(body!);
      const places = textPlaces(whole);
      for (const bad of ["\0", "a\0b", "\ud800", "x\udc00"]) {
        for (const place of places) {
          const url = path.replaceAll(/\{[^}]+\}/g, known);
          const answer = await shop.call(method, url, { token, body: changedAt(whole, place, bad) });
          expect(shown(answer)).toEqual(invalid(place.join("."), "holds a character that no text has"));
        }
      }
    },
  );

  test.each(["logIn", "resendConfirmation"])("is refused in the form of %s", async (id) => {
    const { path } = operations.find((one) => one.id === id)!;
    const answer = await shop.call("POST", path, { form: { username: "a\0b", password: "x" } });
    expect(shown(answer)).toEqual(invalid("username", "holds a character that no text has"));
  });

  test("is refused in a query", async () => {
    const answer = await shop.call("GET", "/products/search/en/europe?term=a%00b");
    expect(shown(answer)).toEqual(invalid("term", "holds a character that no text has"));
  });
});

test("texts of any length are accepted or refused, and never cause a server error", async () => {
  const customer = await shop.customer();
  const { fillCart, draftOf } = orderHelpers(shop, customer);
  await fillCart([fern]);
  for (const length of [999, 1_000, 1_001, 60_000]) {
    const body = await draftOf([fern], { note: "𝛼".repeat(length) });
    const { status } = await shop.call("POST", "/orders/", { token: customer.token, body });
    expect(status).toBe(length <= 1_000 ? 200 : 400);
  }
});

async function requestOf(body: NonNullable<Operation["body"]>): Promise<unknown> {
  if (body.example !== undefined && Object.keys(body.example as object).length > 0) return body.example;
  if (body.example !== undefined) return { word: "open" };
  if ("$ref" in body.schema && String(body.schema.$ref).endsWith("OrderDraft")) return draftWithTexts();
  return { first_name: "Ada", last_name: "Jansen", language: "de" };
}

const draftWithTexts = () =>
  orderHelpers(shop, { id: "", email: "", token: "" }).draftOf([fern], { note: "Please ring." });

function textPlaces(value: unknown, place: string[] = []): string[][] {
  if (typeof value === "string") return [place];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => textPlaces(inner, [...place, name]));
}

function changedAt(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  const copy: any = Array.isArray(value) ? [...value] : { ...(value as object) };
  copy[name] = changedAt(copy[name], rest, text);
  return copy;
}
