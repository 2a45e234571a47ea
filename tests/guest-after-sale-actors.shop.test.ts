import { afterAll, beforeAll, expect, test } from "vitest";
import { refundRequestActors } from "#src/flows/after-sale/refund-request/refund-request.actors.ts";
import { withdrawalActors } from "#src/flows/after-sale/withdrawal/withdrawal.actors.ts";
import { paidGuest } from "./support/guest-helpers.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
let origin: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

test("a refund or a withdrawal that a guest sends too late is refused by name, and works with a new token", async () => {
  const guest = await paidGuest(shop, provider);
  const api = browserApi(origin, guest.token);
  const request = refundRequestActors({ api, languageId: "en" });
  const counts = { [guest.placed.items[0]!.id]: 1 };
  const { id: refundId } = await refundHelpers(shop, guest.customer).draft(guest.placed);
  const wanted = { counts, reason: null, note: "" };
  const sent = () =>
    Promise.all([
      callPort(request.loadRequest, { orderId: guest.id }),
      callPort(request.loadRequest, { refundId }),
      callPort(request.saveDraft, { orderId: guest.id, wanted }),
      callPort(request.requestRefund, { refundId }),
      callPort(withdrawalActors(api).withdraw, { orderId: guest.id, counts }),
    ]);
  const began = shop.clock.now;
  shop.clock.now = new Date(began.getTime() + 7_200_000);
  try {
    const expired = { outcome: "guestTokenExpired" };
    expect(await sent()).toEqual([expired, expired, expired, expired, expired]);
  } finally {
    shop.clock.now = began;
  }
  expect(await callPort(request.loadRequest, { orderId: guest.id })).toMatchObject({ outcome: "open" });
  expect(await callPort(request.requestRefund, { refundId })).toMatchObject({ outcome: "requested" });
});
