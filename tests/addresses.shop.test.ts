import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { announceChange } from "#server/platform/database/changes.ts";
import { markets } from "#server/platform/database/schema.ts";
import { address, fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.services.database.transaction(async (tx) => {
    const more = sql`${markets.countries} || '{HK,JP}'::text[]`;
    await tx.update(markets).set({ countries: more }).where(eq(markets.id, "asia"));
    await announceChange(tx);
  });
});
afterAll(() => shop.close());

async function account() {
  const { token } = await shop.customer();
  return {
    change: (body: object) => shop.call("PUT", "/users/customers/me", { token, body }),
    me: async () => (await shop.call("GET", "/users/customers/me", { token })).body,
  };
}
const tokyo = {
  first_name: "Hanako",
  last_name: "Sato",
  street: "1-2-3 Jingumae",
  city: "Shibuya-ku",
  administrative_area: "Tokyo",
  zip_code: "150-0001",
  country: "JP",
  phone: "+81 3 5555 0101",
};

describe("keyboard variants of the same characters", () => {
  test("are normalised in every field before validation and storage", async () => {
    const { change, me } = await account();
    const { status, body } = await change({
      first_name: "　Ｈａｎａｋｏ",
      delivery_address: {
        first_name: "Ｈａｎａｋｏ",
        last_name: "Sato\u00a0",
        street: "１ー２－３　Jingumae",
        city: "Shibuya‑ku",
        administrative_area: "Ｔｏｋｙｏ",
        zip_code: "〒１５０−０００１",
        country: "JP",
        phone: "\u202a＋８１ ３\u00a0５５５５ ０１０１\u202c",
      },
    });
    expect([status, body]).toMatchObject([200, { delivery_address: tokyo }]);
    expect(await me()).toMatchObject({ first_name: "Hanako", delivery_address: tokyo });
  });

  test("leave characters with a different meaning unchanged", async () => {
    const { change } = await account();
    const { body } = await change({ delivery_address: { ...tokyo, street: "Ginza 12½, 2º" } });
    expect(body.delivery_address.street).toBe("Ginza 12½, 2º");
  });

  test("are normalised in the email address when logging in", async () => {
    const { email } = await shop.customer();
    const wide = email.replace("@", "＠").toUpperCase();
    const answer = await shop.call("POST", "/login/access-token", {
      form: { username: `　${wide}`, password: "wrong" },
    } as never);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toContain("Incorrect email or password");
  });
});

test("a postcode is required only in countries that have postcodes", async () => {
  const { change } = await account();
  const kowloon = { ...tokyo, city: "Kowloon", country: "HK", zip_code: "", phone: null };
  const { status, body } = await change({ delivery_address: kowloon });
  expect([status, body.delivery_address.zip_code]).toEqual([200, ""]);
  const refused = await change({ delivery_address: { ...tokyo, zip_code: "〒" } });
  expect(refused.body.errors).toEqual([
    expect.objectContaining({ field: "delivery_address.zip_code", code: "required" }),
  ]);
});

test.each([
  [
    { street: "Невский 1", city: "東京", company: "شركة" },
    { street: "latin_only", city: "latin_only", company: "latin_only" },
  ],
  [{ street: "ул. Ermou 渋谷" }, { street: "latin_only" }],
  [{ phone: "call 555 me" }, { phone: "phone_format" }],
  [{ phone: "０３-５５５５-ａｂｃ" }, { phone: "phone_format" }],
  [{ administrative_area: "東京都" }, { administrative_area: "latin_only" }],
  [{ street: "Ginza ↯ 4" }, { street: "not_printable" }],
])("%j is refused with an error per field", async (change, codes) => {
  const { status, body } = await (await account()).change({ delivery_address: { ...tokyo, ...change } });
  expect(status).toBe(400);
  const found = body.errors.map(({ field, code }: { field: string; code: string }) => [
    field.split(".")[1],
    code,
  ]);
  expect(Object.fromEntries(found)).toEqual(codes);
});

describe("the addresses of an order", () => {
  test("are saved to an account without addresses with its first order", async () => {
    const customer = await shop.customer({ delivery_address: null, invoice_address: null });
    const { submitted } = orderHelpers(shop, customer);
    const me = async () => (await shop.call("GET", "/users/customers/me", { token: customer.token })).body;
    await submitted([fern]);
    expect(await me()).toMatchObject({ delivery_address: address, invoice_address: null });
    await shop.call("PUT", "/users/customers/me", {
      token: customer.token,
      body: { delivery_address: null },
    });
    // The removed address stays removed.
    await submitted([fern]);
    expect((await me()).delivery_address).toBeNull();
  });

  test("do not overwrite an address that the account already has", async () => {
    const own = { ...address, street: "Keizersgracht 5" };
    const customer = await shop.customer({ delivery_address: own, invoice_address: null });
    await orderHelpers(shop, customer).submitted([fern]);
    const { body } = await shop.call("GET", "/users/customers/me", { token: customer.token });
    expect(body.delivery_address.street).toBe("Keizersgracht 5");
  });
});
