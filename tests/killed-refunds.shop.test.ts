import { asc, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { documents } from "../server/database/document-schema.ts";
import { refunds } from "../server/database/refund-schema.ts";
import { markets } from "../server/database/schema.ts";
import { makeMissingCreditNotes } from "../server/invoices/make-credit-note.ts";
import { finishHangingRefunds } from "../server/refunds/pay-back.ts";
import { shopProcess } from "./kill/shop-process.ts";
import { deciding } from "./support/deciding.ts";
import { openProvider } from "./support/provider.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";
import { freePort } from "./support/started-shop.ts";

const hour = 3_600_000;

test("killed while refunds are paid back, the shop pays each once and numbers credit notes without a gap", async () => {
  const provider = await openProvider();
  const copy = await copyOfShop();
  const stay = { ...copy, remove: async () => {} };
  let shop: Shop = await openShop({ provider, copy: stay });
  // The program's clock is the real one.
  shop.clock.now = new Date();
  const { anAdministrator, paidWithMoney } = deciding(() => ({ shop, provider }));
  const { token } = await anAdministrator();
  const orders: { id: string; paidBack: () => Promise<{ times: number; minor: bigint }> }[] = [];
  for (let index = 0; index < 8; index += 1) {
    const { requested, paidBack } = await paidWithMoney();
    orders.push({ id: await requested(1), paidBack });
  }
  await shop.close();
  const port = await freePort();
  const program = shopProcess({
    ...copy.environment,
    DEMO: "on",
    DATA_DIR: copy.dataFolder,
    PORT: String(port),
    PAYPAL_BASE_URL: provider.baseUrl,
    PAYPAL_CLIENT_ID: "sandbox-client",
    PAYPAL_CLIENT_SECRET: "sandbox-secret",
  });
  onTestFinished(async () => {
    await program.kill();
    await provider.close();
    await copy.remove();
  });
  const timesPaid = async () => {
    const paid = await Promise.all(orders.map(({ paidBack }) => paidBack()));
    return paid.reduce((sum, { times }) => sum + times, 0);
  };
  for (const least of [1, 4, 7]) {
    await program.start();
    const asking = orders.map(({ id }) =>
      fetch(`http://127.0.0.1:${port}/api/v1/admin/refunds/${id}/decision`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "x-requested-with": "XMLHttpRequest",
        },
        body: JSON.stringify({ decision: "approve" }),
      }).catch(() => null),
    );
    await expect.poll(timesPaid, { interval: 5 }).toBeGreaterThanOrEqual(least);
    await program.kill();
    await Promise.all(asking);
  }
  shop = await openShop({ provider, copy: stay });
  onTestFinished(() => shop.close());
  shop.clock.now = new Date(Date.now() + hour);
  await finishHangingRefunds(shop.services);
  while ((await makeMissingCreditNotes(shop.services)) > 0);
  const { queries } = shop.services.database;
  const booked = await queries
    .select()
    .from(refunds)
    .where(eq(refunds.status, "approved"))
    .orderBy(asc(refunds.credit_note_number));
  const paid = await Promise.all(orders.map(({ paidBack }) => paidBack()));
  const known = new Set(booked.map(({ id }) => id));
  orders.forEach(({ id }, index) => {
    expect(paid[index]).toEqual(known.has(id) ? { times: 1, minor: 1_895n } : { times: 0, minor: 0n });
  });
  expect(booked.length).toBeGreaterThanOrEqual(7);
  expect(booked.map(({ credit_note_number }) => credit_note_number)).toEqual(
    booked.map((_, index) => index + 1),
  );
  const [market] = await queries.select().from(markets).where(eq(markets.id, "europe"));
  expect(market!.last_credit_note_number).toBe(booked.length);
  const notes = eq(documents.document_type, "credit_note");
  expect(await queries.$count(documents, notes)).toBe(booked.length);
});
