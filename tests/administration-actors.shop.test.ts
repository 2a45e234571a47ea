import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findOpenIssues, openIssue } from "#server/commerce/payment/payment-issues.ts";
import { failedMailActors } from "#src/flows/administration/failed-mail/failed-mail.actors.ts";
import { paymentIssueActors } from "#src/flows/administration/payment-issue/payment-issue.actors.ts";
import { createFailedMail } from "./support/failed-mail.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let origin: string;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  token = (await shop.customer({ role: "administrator" })).token;
});
afterAll(() => shop.close());

const ofCustomer = async () => browserApi(origin, (await shop.customer()).token);

test("of two failed mails the chosen one is sent again", async () => {
  const [one, other] = [
    await createFailedMail(shop, await shop.customer()),
    await createFailedMail(shop, await shop.customer()),
  ];
  const { resend } = failedMailActors({ api: browserApi(origin, token) });
  const failed = async () =>
    (await shop.call("GET", "/admin/failed-mails/", { token })).body.map(({ id }: { id: string }) => id);
  expect((await failed()).toSorted()).toEqual([one, other].toSorted());
  const asked = (mailId: string) => ({ mailId }) as Parameters<typeof callPort<typeof resend>>[1];
  expect(await callPort(resend, asked(one))).toEqual({ outcome: "queued" });
  expect(await failed()).toEqual([other]);
  expect(await callPort(resend, asked(one))).toEqual({ outcome: "notFound" });
  const { resend: byCustomer } = failedMailActors({ api: await ofCustomer() });
  expect(await callPort(byCustomer, asked(other))).toEqual({ outcome: "administratorsOnly" });
});

test("a failed mail to the shop names its order, and not the customer as its recipient", async () => {
  const customer = await shop.customer();
  const order = await refundHelpers(shop, customer).paidOrder();
  const { queries } = shop.services.database;
  await queries.execute(sql`
    update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "550"}'::jsonb
    where data ->> 'job' = 'order-to-pack-mail' and data ->> 'orderId' = ${order.id}`);
  const { body } = await shop.call("GET", "/admin/failed-mails/", { token });
  const isAbout = ({ order_reference }: { order_reference: string }) => order_reference === order.reference;
  expect(body.find(isAbout)).toMatchObject({ recipient: null, reason: "550" });
});

test("of two payment issues the chosen one is closed", async () => {
  const { queries } = shop.services.database;
  const opened = async (reference: string) => {
    await openIssue(shop.services, { kind: "difference", reference, orderId: null, detail: "A test." });
    return (await findOpenIssues(queries)).find((issue) => issue.reference === reference)!.id;
  };
  const [one, other] = [await opened("CAPTURE-1"), await opened("CAPTURE-2")];
  const { close } = paymentIssueActors({ api: browserApi(origin, token) });
  const asked = (issueId: string) => ({ issueId }) as Parameters<typeof callPort<typeof close>>[1];
  expect(await callPort(close, asked(other))).toEqual({ outcome: "closed" });
  expect((await findOpenIssues(queries)).map(({ id }) => id)).toEqual([one]);
  const { close: byCustomer } = paymentIssueActors({ api: await ofCustomer() });
  expect(await callPort(byCustomer, asked(one))).toEqual({ outcome: "administratorsOnly" });
});
