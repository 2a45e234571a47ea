import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { customers } from "#server/platform/database/customer-schema.ts";
import { bankAccounts, payouts } from "#server/platform/database/payout-schema.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { apiClient } from "#src/api/client.ts";
import { bankAccountActors } from "#src/flows/tour-leads/bank-account/bank-account.actors.ts";
import { payoutExportActors } from "#src/flows/administration/payout-export/payout-export.actors.ts";
import { payoutMarkingActors } from "#src/flows/administration/payout-marking/payout-marking.actors.ts";
import { payoutActors } from "#src/flows/tour-leads/payout/payout.actors.ts";
import { selfBillingActors } from "#src/flows/tour-leads/self-billing/self-billing.actors.ts";
import { iban, password, payoutHelpers } from "./support/payout-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

const queries = () => shop.services.database.queries;
const dismiss = (id: string) =>
  queries().update(customers).set({ tour_lead_active: false }).where(eq(customers.id, id));

/** The ports of a browser with this token, and what it stored. */
function portsOf({ token }: { token: string }, address = origin) {
  const saved: string[] = [];
  const nothing = () => {};
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => token,
    onRejected: nothing,
    onRefused: nothing,
  });
  const save = (_: Blob, fileName: string) => void saved.push(fileName);
  const account = bankAccountActors({ api });
  const payout = payoutActors({ api });
  const exporting = payoutExportActors({ api, save });
  const marking = payoutMarkingActors({ api });
  const billing = selfBillingActors({ api });
  return {
    saved,
    keepAccount: (typed: string | null = null, change: object = {}) =>
      toPromise(
        createActor(account.keepAccount, {
          input: { holder: "Lena Berg", iban, password: typed, ...change },
        }).start(),
      ),
    request: (value: number, key: string = crypto.randomUUID(), balance = 100, currency = "EUR") =>
      toPromise(createActor(payout.requestPayout, { input: { currency, value, balance, key } }).start()),
    exported: (typed = password, exportId: string = crypto.randomUUID(), currency = "EUR") =>
      toPromise(
        createActor(exporting.exportPayouts, {
          input: { currency, password: typed, exportId },
        }).start(),
      ),
    mark: (payoutId: string, result: "paid" | "failed") =>
      toPromise(createActor(marking.mark, { input: { payoutId, result } }).start()),
    agree: (change: object = {}) =>
      toPromise(createActor(billing.keepAgreement, { input: { data: { ...data, ...change } } }).start()),
    end: () => toPromise(createActor(billing.endAgreement).start()),
  };
}
const data = {
  name: "Lena Berg",
  street: "Lindenweg 4",
  zipCode: "10115",
  city: "Berlin",
  country: "DE",
  taxNumber: "DE123456789",
  chargesVat: true,
};
const unreachablePorts = () => portsOf({ token: "t" }, "http://127.0.0.1:1");

describe("a bank account", () => {
  test("is stored, and replacing it needs the password", async () => {
    const ports = portsOf(await payoutHelpers(shop, 0n));
    const account = { holder: "Lena Berg", country: "DE", ibanEnd: "3000" };
    expect(await ports.keepAccount()).toEqual({ outcome: "kept", account });
    expect(await ports.keepAccount()).toEqual({ outcome: "passwordNeeded", account });
    expect(await ports.keepAccount("Wrong-Demo-2026!")).toEqual({ outcome: "incorrectPassword" });
    const other = { iban: "CZ6508000000192000145399" };
    expect(await ports.keepAccount(password, other)).toMatchObject({ account: { ibanEnd: "5399" } });
  });

  test("has outcomes for invalid fields, too many attempts and former tour leads", async () => {
    const lead = await payoutHelpers(shop, 0n);
    const ports = portsOf(lead);
    expect(await ports.keepAccount(null, { holder: "東京", iban: "nonsense" })).toEqual({
      outcome: "invalid",
      fields: { holder: "latin_only", iban: "iban_wrong" },
    });
    expect(await ports.keepAccount(null, { holder: "x".repeat(71) })).toEqual({
      outcome: "invalid",
      fields: { holder: "too_long", iban: null },
    });
    await dismiss(lead.id);
    expect(await ports.keepAccount()).toEqual({ outcome: "notATourLead" });
    const tried = portsOf(await payoutHelpers(shop, 0n));
    await tried.keepAccount();
    const outcomes: string[] = [];
    for (let times = 0; times < 12; times += 1) outcomes.push((await tried.keepAccount("wrong")).outcome);
    expect([outcomes[0], outcomes.at(-1)]).toEqual(["incorrectPassword", "tooManyRequests"]);
    await expect(unreachablePorts().keepAccount()).rejects.toThrow("no response");
  });
});

describe("a payout", () => {
  test("is requested once per key, and each refusal has its outcome", async () => {
    const lead = await payoutHelpers(shop);
    const ports = portsOf(lead);
    expect(await ports.request(5)).toEqual({ outcome: "noBankAccount" });
    await lead.account();
    const key = crypto.randomUUID();
    expect([await ports.request(60, key), await ports.request(60, key)]).toEqual([
      { outcome: "requested" },
      { outcome: "requested" },
    ]);
    expect(await ports.request(60)).toEqual({ outcome: "balanceChanged", balance: 40 });
    expect(await ports.request(0.5)).toEqual({ outcome: "belowMinimum", minimum: 1 });
    expect(await ports.request(61, key)).toEqual({ outcome: "unforeseen" });
    await queries().delete(bankAccounts).where(eq(bankAccounts.customer_id, lead.id));
    expect(await ports.request(5)).toEqual({ outcome: "noBankAccount" });
    await dismiss(lead.id);
    expect(await ports.request(5)).toEqual({ outcome: "notATourLead" });
    await expect(unreachablePorts().request(5)).rejects.toThrow("no response");
  });

  test("is refused while another balance is shown than there is", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const { request } = portsOf(lead);
    expect(await request(5, crypto.randomUUID(), 120)).toEqual({ outcome: "balanceChanged", balance: 100 });
    expect(await request(5, crypto.randomUUID(), 100)).toEqual({ outcome: "requested" });
    expect(await lead.sums()).toEqual([95, 5]);
  });

  test("is requested, exported and marked in its own currency, each by its id", async () => {
    const yen = { currency: "JPY", currency_precision: 0 };
    const lead = await payoutHelpers(shop, 9_000n, yen);
    await lead.earn(1_000n);
    await lead.account();
    const ports = portsOf(lead.administrator);
    const { request } = portsOf(lead);
    expect(await request(4_000, crypto.randomUUID(), 10_000, "JPY")).toEqual({ outcome: "requested" });
    expect(await request(3_000, crypto.randomUUID(), 6_000, "JPY")).toEqual({ outcome: "requested" });
    const exportId = crypto.randomUUID();
    const exported = () => ports.exported(password, exportId, "JPY");
    const file = { outcome: "saved", count: 2, fileName: expect.stringMatching(/^payouts-JPY-/) };
    expect([await exported(), await exported()]).toMatchObject([file, file]);
    const rows = async () =>
      (await queries().select().from(payouts).where(eq(payouts.customer_id, lead.id))).toSorted(
        (one, other) => Number(other.value_minor - one.value_minor),
      );
    const [larger, smaller] = await rows();
    expect(await ports.mark(smaller!.id, "failed")).toEqual({ outcome: "marked" });
    expect(await ports.mark(larger!.id, "paid")).toEqual({ outcome: "marked" });
    expect((await rows()).map(({ status }) => status)).toEqual(["paid", "failed"]);
    expect(await lead.sums()).toEqual([6_000, 4_000]);
  });

  test("is exported by an administrator with the password, if any is waiting", async () => {
    const lead = await payoutHelpers(shop);
    const ports = portsOf(lead.administrator);
    await lead.account();
    await lead.ask(5);
    expect(await ports.exported("wrong")).toEqual({ outcome: "incorrectPassword" });
    expect(await ports.exported("x".repeat(1_001))).toEqual({ outcome: "incorrectPassword" });
    const saved = await ports.exported();
    expect(saved).toMatchObject({ outcome: "saved" });
    expect(ports.saved).toEqual([expect.stringMatching(/^payouts-EUR-.*\.xml$/)]);
    expect(await ports.exported()).toEqual({ outcome: "nothingToExport" });
    expect(await portsOf(lead).exported()).toEqual({ outcome: "administratorsOnly" });
    expect(await ports.exported(password, "no id")).toEqual({ outcome: "incorrectPassword" });
    const isShop = eq(shopFacts.name, "shop");
    const [facts] = await queries().select().from(shopFacts).where(isShop);
    const value = { ...(facts!.value as object), payout_iban: undefined };
    await queries().update(shopFacts).set({ value }).where(isShop);
    expect(await ports.exported()).toEqual({ outcome: "noPayoutAccount" });
    await queries().update(shopFacts).set(facts!).where(isShop);
    await expect(unreachablePorts().exported()).rejects.toThrow("no response");
  });

  test("is marked by an administrator; a conflicting mark has its outcome", async () => {
    const lead = await payoutHelpers(shop);
    const ports = portsOf(lead.administrator);
    await lead.account();
    const { id } = (await lead.ask(5)).body;
    expect(await portsOf(lead).mark(id, "paid")).toEqual({ outcome: "administratorsOnly" });
    expect(await ports.mark(id, "paid")).toEqual({ outcome: "marked" });
    expect(await ports.mark(id, "paid")).toEqual({ outcome: "marked" });
    expect(await ports.mark(id, "failed")).toEqual({ outcome: "payoutDecided" });
    expect(await ports.mark(crypto.randomUUID(), "paid")).toEqual({ outcome: "unforeseen" });
    await expect(unreachablePorts().mark(id, "paid")).rejects.toThrow("no response");
  });
});

test("self-billing is agreed to and ended; invalid data is reported by field", async () => {
  const lead = await payoutHelpers(shop, 0n);
  const ports = portsOf(lead);
  const small = { ...data, chargesVat: false };
  expect(await ports.agree({ chargesVat: false })).toEqual({ outcome: "kept", data: small });
  expect(await ports.agree()).toEqual({ outcome: "kept", data });
  const wrong = (field: string, unprintable = "") => ({
    outcome: "invalid",
    fields: [{ field, unprintable }],
  });
  expect(await ports.agree({ country: "ZZ" })).toEqual(wrong("country"));
  expect(await ports.agree({ country: "" })).toEqual(wrong("country"));
  expect(await ports.agree({ taxNumber: " " })).toEqual(wrong("taxNumber"));
  expect(await ports.agree({ street: "ถนน 4" })).toEqual(wrong("street", "ถน"));
  expect([await ports.end(), await ports.end()]).toEqual([{ outcome: "ended" }, { outcome: "ended" }]);
  await dismiss(lead.id);
  expect([await ports.agree(), await ports.end()]).toEqual([
    { outcome: "notATourLead" },
    { outcome: "notATourLead" },
  ]);
  await expect(unreachablePorts().agree()).rejects.toThrow("no response");
  await expect(unreachablePorts().end()).rejects.toThrow("no response");
});
