import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { startCluster } from "#scripts/postgresql.ts";
import { startShop } from "#scripts/start-shop.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { bookCommission } from "#server/commerce/commissions/ledger.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { demoPassword } from "#server/operations/demo/demo.ts";
import { newId } from "#server/platform/ids.ts";
import { openServices } from "#server/open-services.ts";
import type { Services } from "#server/commerce/services.ts";
import { readSettings } from "#server/platform/settings.ts";
import { grantPoints } from "#tests/support/grant-points.ts";
import { administrators, enrollingAdministrator, everyShopper, pointHolder, tourLead } from "./shoppers.ts";
import { mailServerPort, shops, type ShopName } from "./shops.ts";

/** Runs one shop as `npm start` does, on a new data folder; `postgres` has its own cluster and mail server. */
const name = process.argv[2] as ShopName;
const { port, sandboxPort, bookPort } = shops[name];
const folder = mkdtempSync(join(tmpdir(), `trellis-e2e-${name}-`));
const cluster = name === "postgres" ? await startCluster() : null;
Object.assign(process.env, {
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_CONTROL_PORT: String(bookPort),
  DATA_DIR: folder,
  DEMO: "on",
  CHECK_RESPONSES: "on",
  ...(cluster && {
    DATABASE_URL: `${cluster.address}/postgres`,
    SMTP_URL: `smtp://127.0.0.1:${mailServerPort}`,
  }),
});
await addShoppers();
const code = await startShop();
await cluster?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(code);

/** The demo shop with a customer for each test. */
async function addShoppers(): Promise<void> {
  const services = await openServices(readSettings(process.env));
  await services.catchUp();
  const now = services.clock();
  const everyAdministrator = [...administrators, enrollingAdministrator];
  const password_hash = await hashPassword(demoPassword, "test@example.com");
  await services.database.queries.insert(customers).values(
    [...everyAdministrator, tourLead.email, pointHolder.email, ...everyShopper()].map((email) => ({
      id: newId(),
      email,
      email_key: email,
      password_hash,
      role: everyAdministrator.includes(email) ? ("administrator" as const) : ("customer" as const),
      active: true,
      email_confirmed_at: now,
      ...(email === tourLead.email && { tour_lead_code: tourLead.code, tour_lead_active: true }),
      created_at: now,
      updated_at: now,
    })),
  );
  await earn(services);
  const [holder] = await services.database.queries
    .select()
    .from(customers)
    .where(eq(customers.email, pointHolder.email));
  await grantPoints(services, holder!.id, pointHolder.points);
  await services.close();
}

/** Makes a demo lead's commission payable at once. */
async function earn({ clock, database: { transaction } }: Services): Promise<void> {
  await transaction(async (tx) => {
    const [lead] = await tx.select().from(customers).where(eq(customers.email, tourLead.email));
    const [order] = await tx.select().from(orders).where(eq(orders.status, "delivered")).limit(1);
    const { id: customerId } = lead!;
    const move = { customerId, kind: "earned", sourceId: newId(), orderId: order!.id } as const;
    const currency = { currency: "EUR", currency_precision: 2 };
    await bookCommission(tx, clock(), { ...move, currency, value: tourLead.earned, isPending: false });
  });
}
