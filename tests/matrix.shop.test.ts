import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Outcome } from "./matrix.kinds.ts";
import { rows } from "./matrix.rows.ts";
import type { Answer } from "./support/api.ts";
import { operation, operations } from "./support/contract.ts";
import { becomeGuest, guestWithDraft } from "./support/guest-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const outcome = ({ status, body }: Answer): Outcome =>
  status >= 400 && body.code ? `${status} ${body.code}` : String(status);

test("every operation of the contract has a row", () => {
  expect(operations.map(({ id }) => id).filter((id) => !rows[id])).toEqual([]);
});

describe.each(operations.filter(({ id }) => rows[id]))("$id", ({ id, method }) => {
  const row = rows[id]!;
  test.each(["nobody", "owner", "another", "administrator", "guest"] as const)(
    "requested by %s",
    async (who) => {
      requirements("roles.customer-own-data", "roles.visitor-browses", "roles.administrator-reviews");
      const owner = await shop.customer();
      const request = await row.ask(shop, owner);
      const asking = {
        nobody: async () => undefined,
        owner: async () => owner.token,
        another: async () => (await shop.customer()).token,
        administrator: async () => (await shop.customer({ role: "administrator" })).token,
        guest: async () => (await becomeGuest(shop, owner)) ?? (await guestWithDraft(shop)).token,
      };
      const answer = await shop.call(method, request.path, { ...request, token: await asking[who]() });
      expect(outcome(answer)).toBe(row[who]);
    },
  );
});

const forGuests = operations.filter(({ isForGuests }) => isForGuests);

describe.each(forGuests)("$id", ({ id, method }) => {
  test("another guest gets 404, and a guest whose token has expired 403", async () => {
    const owner = await shop.customer();
    const request = await rows[id]!.ask(shop, owner);
    const { token } = await guestWithDraft(shop);
    const another = await shop.call(method, request.path, { ...request, token });
    expect(outcome(another)).toBe("404 not_found");
    const expired = await shop.call(method, request.path, { ...request, token: `guest_${"A".repeat(43)}` });
    expect(outcome(expired)).toBe("403 guest_token_expired");
  });
});

const problem = { type: "about:blank", title: "Unauthorized", status: 401, detail: "Please log in." };
const protectedOnes = operations.filter(({ isProtected }) => isProtected).map(({ id }) => id);

describe.each(protectedOnes)("%s", (id) => {
  test("refuses an invalid token", async () => {
    const { method } = operation(id);
    const owner = await shop.customer();
    const { path, ...more } = await rows[id]!.ask(shop, owner);
    const loggedOut = await shop.customer();
    await shop.call("POST", "/logout", { token: loggedOut.token });
    const inactive = await shop.customer({ active: false });
    const tokens = ["garbage", "A".repeat(43), `${owner.token}x`, loggedOut.token, inactive.token];
    for (const token of tokens) {
      const { status, body } = await shop.call(method, path, { ...more, token });
      expect({ status, body }).toEqual({ status: 401, body: problem });
    }
  });
});
