import { afterAll, beforeAll, expect, test } from "vitest";
import { couponActors } from "#src/flows/shopping/coupon/coupon.actors.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { applyPromotionFiles, promotionShopper } from "./support/promotion-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  await applyPromotionFiles(shop, {
    welcome: { percentage: 10, code: "WELCOME" },
    tools: { percentage: 10, code: "TOOLS", products: ["spade"], minimum: { europe: 50 } },
    later: { percentage: 10, code: "LATER", from: "2030-01-01T00:00" },
    over: { percentage: 10, code: "OVER", to: "2020-01-01T00:00" },
    once: { percentage: 10, code: "ONCE", uses: 1 },
    each: { percentage: 10, code: "EACH", uses_per_customer: 1 },
    first: { percentage: 10, code: "FIRST", first_order: true },
  });
});
afterAll(() => shop.close());

const checkAs =
  (token: string, hasRoomFor: (code: string) => boolean = () => true) =>
  (code: string) =>
    callPort(
      couponActors({
        api: browserApi(origin, token),
        marketLocale: { languageId: "en", marketId: "europe" },
        hasRoomFor,
      }).checkCode,
      { code },
    );

test("what a code is for this customer", async () => {
  const shopper = await promotionShopper(shop);
  await shopper.submitted(["ONCE", "EACH"]);
  const check = checkAs(shopper.customer.token);
  expect(await check(" wel-come ")).toEqual({ outcome: "accepted", code: "WELCOME" });
  expect(await check("TOOLS")).toEqual({ outcome: "accepted", code: "TOOLS" });
  expect(await check("nothing")).toEqual({ outcome: "unknown" });
  expect(await check("LATER")).toEqual({ outcome: "notStarted" });
  expect(await check("OVER")).toEqual({ outcome: "ended" });
  expect(await check("ONCE")).toEqual({ outcome: "usedUp" });
  expect(await check("EACH")).toEqual({ outcome: "usedByCustomer" });
  expect(await check("FIRST")).toEqual({ outcome: "firstOrderOnly" });
  expect(await check("x".repeat(129))).toEqual({ outcome: "invalid" });
});

test("a code that the shop knows is refused if the order has as many as it takes", async () => {
  const { customer } = await promotionShopper(shop);
  const check = checkAs(customer.token, (code) => code === "TOOLS");
  expect(await check("wel-come")).toEqual({ outcome: "tooManyCodes", most: 5 });
  expect(await check("too-ls")).toEqual({ outcome: "accepted", code: "TOOLS" });
  expect(await check("nothing")).toEqual({ outcome: "unknown" });
});

test("too many unknown codes are refused with the time to wait, and the form says so", async () => {
  const { customer } = await promotionShopper(shop);
  const check = checkAs(customer.token);
  const outcomes: string[] = [];
  for (let index = 0; index < 70; index += 1) outcomes.push((await check(`guess${index}`)).outcome);
  expect(new Set(outcomes)).toEqual(new Set(["unknown", "tooManyRequests"]));
  expect(await check("another")).toEqual({ outcome: "tooManyRequests", seconds: expect.any(Number) });
});
