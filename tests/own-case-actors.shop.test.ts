import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { apiClient } from "#src/api/client.ts";
import { accountDeletionActors } from "#src/flows/account/account-deletion/account-deletion.actors.ts";
import { fulfilmentActors } from "#src/flows/administration/fulfilment/fulfilment.actors.ts";
import { payoutExportActors } from "#src/flows/administration/payout-export/payout-export.actors.ts";
import { payoutMarkingActors } from "#src/flows/administration/payout-marking/payout-marking.actors.ts";
import { refundReviewActors } from "#src/flows/administration/refund-review/refund-review.actors.ts";
import { tourLeadActivationActors } from "#src/flows/administration/tour-lead-activation/tour-lead-activation.actors.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { euro, iban, password, payoutHelpers } from "./support/payout-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

const nothing = () => {};
const refresh = async () => {};
const apiOf = ({ token }: TestCustomer) =>
  apiClient({ fetch, origin, language: "en", token: () => token, onRejected: nothing, onRefused: nothing });
const answerOf = (logic: AnyActorLogic, input: object): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());
const ownCase = { outcome: "ownCase" };

test("an administrator's own order or refund has the outcome ownCase", async () => {
  const self = await shop.customer({ role: "administrator" });
  const api = apiOf(self);
  const steps = refundHelpers(shop, self);
  const order = await steps.paidOrder();
  const fulfilment = fulfilmentActors({ api, refreshOrders: refresh });
  const shipment = { carrier: "DHL", trackingNumber: null, trackingUrl: null };
  expect(await answerOf(fulfilment.ship, { orderId: order.id, shipment, replaces: null })).toEqual(ownCase);
  expect(await answerOf(fulfilment.deliver, { orderId: order.id, inPerson: true })).toEqual(ownCase);
  const { id } = await steps.request((await steps.draft(order)).id);
  const { decide } = refundReviewActors({ api, refreshRefunds: refresh });
  const decision = { kind: "reject", note: "It was watered." };
  expect(await answerOf(decide, { refundId: id, decision })).toEqual(ownCase);
});

test("an administrator's own payout has the outcome ownCase, and an export reports those left out", async () => {
  const self = await payoutHelpers(shop, 10_000n, euro, { role: "administrator" });
  await self.keep({ holder: "Lena Berg", iban });
  const { body: payout } = await self.ask(5);
  const api = apiOf(self);
  const { mark } = payoutMarkingActors({ api });
  expect(await answerOf(mark, { payoutId: payout.id, result: "paid" })).toEqual(ownCase);
  const { exportPayouts } = payoutExportActors({ api, save: nothing });
  const exporting = () =>
    answerOf(exportPayouts, { currency: "EUR", password, exportId: crypto.randomUUID() });
  expect(await exporting()).toEqual(ownCase);
  const other = await payoutHelpers(shop);
  await other.account();
  await other.ask(7);
  expect(await exporting()).toMatchObject({ outcome: "saved", count: 1, ownLeftOut: 1 });
});

test("an administrator's own sign-up has the outcome ownCase", async () => {
  const self = await shop.customer({ role: "administrator" });
  const { invited, signUp } = inviteHelpers(shop);
  const { id, token } = await invited(self.email);
  await signUp(token);
  const { activate } = tourLeadActivationActors(apiOf(self));
  expect(await answerOf(activate, { leadId: id })).toEqual(ownCase);
});

test("deleting an account with commission debt reports the amount and keeps the account", async () => {
  const lead = await payoutHelpers(shop, 100n);
  await lead.earn(-340n);
  const { deleteAccount } = accountDeletionActors(apiOf(lead));
  expect(await answerOf(deleteAccount, { password })).toEqual({
    outcome: "commissionDebt",
    debts: [{ currency: "EUR", amount: 2.4 }],
  });
  expect(await lead.me()).toMatchObject({ commission_balances: { EUR: -2.4 } });
});
