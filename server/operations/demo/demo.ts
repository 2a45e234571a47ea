import { eq } from "drizzle-orm";
import type { CheckedPasswordHash } from "#server/commerce/accounts/chosen-password.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { createAccount } from "#server/commerce/accounts/credentials.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { lockExclusively } from "#server/platform/database/locks.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { isPublic } from "#server/http/is-public.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Services } from "#server/commerce/services.ts";
import { SettingsError } from "#server/platform/settings.ts";

export const demoPassword = "Trellis-Demo-2026!";
export const demoCustomerAddress = {
  first_name: "Ada",
  last_name: "Jansen",
  company: null,
  street: "Prinsengracht 12",
  additional_info: null,
  city: "Amsterdam",
  zip_code: "1015 DV",
  country: "NL",
  phone: "+31 20 555 0101",
};
export const leadAddress = {
  ...demoCustomerAddress,
  first_name: "Tom",
  last_name: "Rivers",
  street: "Kade 3",
  city: "Aalsmeer",
  zip_code: "1431 HB",
  phone: "+31 297 555 0164",
};

export const demoAccounts = [
  {
    email: "customer@example.com",
    role: "customer",
    first_name: "Ada",
    last_name: "Jansen",
    points: 10_000,
    delivery_address: demoCustomerAddress,
  },
  {
    email: "lead@example.com",
    role: "customer",
    first_name: "Tom",
    last_name: "Rivers",
    tour_lead_code: "TOM-RIVERS",
    tour_lead_active: true,
    delivery_address: leadAddress,
  },
  {
    email: "unconfirmed@example.com",
    role: "customer",
    first_name: "Uma",
    last_name: "Lind",
    email_confirmed_at: null,
  },
  { email: "inactive@example.com", role: "customer", first_name: "Ivo", last_name: "Novak", active: false },
  { email: "admin@example.com", role: "administrator", first_name: "Greta", last_name: "Stone" },
  { email: "admin2@example.com", role: "administrator", first_name: "Noor", last_name: "Haas" },
] as const;

const accountsAge = 90 * 86_400_000;

type DemoServices = Pick<Services, "database" | "settings" | "clock" | "responseCache">;

export async function readDemoFolder(folder: string, files: Files) {
  const [{ readShopFolder }, { findPictures, storePictures }] = await Promise.all([
    import("#server/operations/shop-data/read.ts"),
    import("#server/operations/shop-data/folder-pictures.ts"),
  ]);
  const shop = await readShopFolder(folder);
  return { shop, pictures: await storePictures(await findPictures(shop, files), files) };
}
type Goods = Awaited<ReturnType<typeof readDemoFolder>>;

/** Stored until the history is complete, so that an interrupted first start is resumed. */
const withoutPast = "without a past";

/** Fills an empty database with a demo shop, and stores that it is a demo and whether its history is pending. */
export async function fillDemo(
  services: DemoServices,
  goods: () => Promise<Goods>,
  hasPast: boolean,
): Promise<void> {
  if (await isFilled(services.database.queries)) return;
  const [{ shop, pictures }, { applyShopFolder }, password_hash] = await Promise.all([
    goods(),
    import("#server/operations/shop-data/apply.ts"),
    // The demo password is public, so it skips the check.
    hashPassword(demoPassword, demoAccounts[0].email) as Promise<CheckedPasswordHash>,
  ]);
  const now = services.clock();
  const opened = new Date(now.getTime() - accountsAge);
  await services.database.transaction(async (tx) => {
    await lockExclusively(tx, "shop");
    if (await isFilled(tx)) return;
    await applyShopFolder(tx, shop, pictures, now);
    await tx.insert(schema.shopFacts).values({ name: "demo", value: hasPast ? withoutPast : true });
    for (const account of demoAccounts) {
      const { points = 0, ...person } = { points: 0, ...account };
      const { id } = (await createAccount(
        tx,
        { active: true, email_confirmed_at: opened, ...person, password_hash },
        opened,
      ))!;
      if ("tour_lead_code" in account) await enterLead(tx, id, account, opened);
      await bookPoints(tx, opened, { customerId: id, kind: "granted", sourceId: id, points, deposit: 0 });
    }
  });
  services.responseCache.clear();
}

/** `holds`: locks the row until the end of the transaction. */
export async function lacksHistory(queries: Queries, { holds = false } = {}): Promise<boolean> {
  const { name, value } = schema.shopFacts;
  const select = queries.select({ value }).from(schema.shopFacts).where(eq(name, "demo"));
  const [fact] = await (holds ? select.for("update") : select);
  return fact?.value === withoutPast;
}

export const markHistoryFilled = async (queries: Queries): Promise<unknown> =>
  queries.update(schema.shopFacts).set({ value: true }).where(eq(schema.shopFacts.name, "demo"));

const isFilled = async (queries: Queries): Promise<boolean> => (await queries.$count(schema.shopFacts)) > 0;

async function enterLead(
  tx: Queries,
  customer_id: string,
  { email, first_name, last_name }: { email: string; first_name: string; last_name: string },
  at: Date,
): Promise<void> {
  await tx.insert(tourLeads).values({
    id: newId(),
    customer_id,
    email,
    email_key: emailKey(email),
    first_name,
    last_name,
    language_id: "en",
    is_named: true,
    invited_at: at,
    registered_at: at,
    activated_at: at,
    created_at: at,
  });
}

/**
 * Returns whether the shop is a demo.
 * @throws SettingsError if a demo shop would be public or take real money without `DEMO=on`
 */
export async function guardDemo({ database, settings }: DemoServices): Promise<boolean> {
  const facts = await database.queries.select().from(schema.shopFacts);
  const isDemo = facts.some(({ name }) => name === "demo");
  if (facts.length === 0) {
    throw new SettingsError(
      "This database holds no shop yet, and DEMO is off. Fill it with yours by `npm run shop -- apply <folder>`, or set DEMO=on for the demo shop.",
    );
  }
  if (!isDemo && isPublic(settings) && settings.sandbox) {
    throw new SettingsError(
      "This shop has a public HOST or PUBLIC_URL and no payment provider: people would order at the sandbox, for nothing. Set PAYPAL_BASE_URL, PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET, or keep it on this machine while you try it out.",
    );
  }
  if (!isDemo || settings.demoSaidOutright) return isDemo;
  if (isPublic(settings) || !settings.sandbox) {
    throw new SettingsError(
      "This database holds the demo shop, with passwords that everybody knows. It refuses a public HOST or PUBLIC_URL and a real payment provider unless DEMO=on is set.",
    );
  }
  return true;
}
