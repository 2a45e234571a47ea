import { randomBytes } from "node:crypto";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailPayout } from "#server/commerce/payouts/payout-mails.ts";
import { openServices } from "#server/open-services.ts";
import { encrypt, decrypt } from "#server/platform/encryption.ts";
import { SettingsError } from "#server/platform/settings.ts";
import { payoutHelpers } from "./support/payout-helpers.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { testSettings } from "./support/settings.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ waitsForLocks: true });
});
afterAll(() => shop.close());

describe("an export", () => {
  test("of euros is a SEPA credit transfer with every waiting payout, once", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const first = (await lead.ask(25.5)).body;
    const second = (await lead.ask(4)).body;
    expect((await lead.exported(undefined, "Wrong-Demo-2026!")).body.code).toBe("incorrect_password");
    const exportId = crypto.randomUUID();
    const { status, body: file } = await lead.exported(exportId);
    expect([status, file.count, file.content_type]).toEqual([200, 2, "application/xml"]);
    const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
    const { Document: document } = parser.parse(file.content);
    const plain = (id: string) => id.replaceAll("-", "");
    const sums = { NbOfTxs: "2", CtrlSum: "29.50" };
    const transferOf = ({ id }: { id: string }, amount: string) => ({
      PmtId: { EndToEndId: plain(id) },
      Amt: { InstdAmt: { "@_Ccy": "EUR", "#text": amount } },
      Cdtr: { Nm: "Lena Backer" },
      CdtrAcct: { Id: { IBAN: "DE89370400440532013000" } },
      RmtInf: { Ustrd: "Trellis commission" },
    });
    expect(document).toEqual({
      "@_xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: plain(exportId),
          CreDtTm: "2026-11-21T10:00:00",
          ...sums,
          InitgPty: { Nm: "Trellis" },
        },
        PmtInf: {
          PmtInfId: plain(exportId),
          PmtMtd: "TRF",
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: { Dt: "2026-11-21" },
          Dbtr: { Nm: "Trellis" },
          DbtrAcct: { Id: { IBAN: "DE89370400440532013000" } },
          DbtrAgt: { FinInstnId: { Othr: { Id: "NOTPROVIDED" } } },
          ChrgBr: "SLEV",
          CdtTrfTxInf: [transferOf(first, "25.50"), transferOf(second, "4.00")],
        },
      },
    });
    expect((await lead.exported()).body.code).toBe("nothing_to_export");
    expect((await lead.exported(exportId)).body).toEqual(file);
    await lead.mark(first.id, "paid");
    expect((await lead.exported(exportId)).body.code).toBe("nothing_to_export");
  });

  test("of another currency is a CSV file without formulas", async () => {
    const lead = await payoutHelpers(shop, 9_000n, { currency: "JPY", currency_precision: 0 });
    await lead.keep({ holder: "=1+1", iban: "GB82 WEST 1234 5698 7654 32" });
    const { body: payout } = await lead.ask(1_200);
    const { body: file } = await lead.exported();
    expect([file.content_type, file.content]).toEqual([
      "text/csv",
      `payout,holder,iban,currency,value\n${payout.id},'=1+1,GB82WEST12345698765432,JPY,1200\n`,
    ]);
  });

  test("of euros puts accounts outside SEPA into a separate CSV file after the credit transfers", async () => {
    const [near, far] = [await payoutHelpers(shop), await payoutHelpers(shop)];
    await near.account();
    await far.keep({ holder: "Deniz Yilmaz", iban: "TR33 0006 1005 1978 6457 8413 26" });
    await near.ask(10);
    const { body: payout } = await far.ask(12);
    expect((await near.exported()).body).toMatchObject({ count: 1, content_type: "application/xml" });
    const exportId = crypto.randomUUID();
    const { body: table } = await far.exported(exportId);
    expect([table.content_type, table.content]).toEqual([
      "text/csv",
      `payout,holder,iban,currency,value\n${payout.id},Deniz Yilmaz,TR330006100519786457841326,EUR,12.00\n`,
    ]);
    expect((await far.exported(exportId)).body).toEqual(table);
    expect((await far.exported()).body.code).toBe("nothing_to_export");
  });

  test("is listed with its unmarked payouts until all are marked", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const waiting = async () => (await lead.asAdministrator("GET", "waiting")).body.EUR;
    const before = (await waiting()) ?? 0;
    const [first, second] = [(await lead.ask(10)).body, (await lead.ask(11)).body];
    expect(await waiting()).toBe(before + 2);
    const exportId = crypto.randomUUID();
    const { body: file } = await lead.exported(exportId);
    expect(await waiting()).toBeUndefined();
    const listed = async () => {
      const { body: files } = await lead.asAdministrator("GET", "files?limit=100");
      const { body: number } = await lead.asAdministrator("GET", "files/count");
      expect(number.count).toBe(files.length);
      return files.find(({ export_id }: { export_id: string }) => export_id === exportId);
    };
    const exported = (payout: object) => ({
      payout: { ...payout, current_status: "exported" },
      customer: { id: lead.id, email: lead.email, tour_lead_code: lead.code },
      flags: [],
      export_id: exportId,
      exported_at: shop.clock.now.toISOString(),
      decided_at: null,
    });
    const whole = {
      export_id: exportId,
      currency: "EUR",
      exported_at: shop.clock.now.toISOString(),
      file_name: file.file_name,
      count: 2,
      marked: 0,
      payouts: [exported(first), exported(second)],
    };
    expect(await listed()).toEqual(whole);
    await lead.mark(first.id, "paid");
    expect(await listed()).toEqual({ ...whole, marked: 1, payouts: [exported(second)] });
    await lead.mark(second.id, "failed");
    expect(await listed()).toBeUndefined();
  });

  test("by two administrators concurrently contains each payout once", async () => {
    const [lead, other] = [await payoutHelpers(shop), await payoutHelpers(shop)];
    await lead.account();
    const { body: payout } = await lead.ask(10);
    const answers = await queueRequests(shop, { table: "payouts", id: payout.id }, [
      () => lead.exported(),
      () => other.exported(),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("open payouts are summed until they are paid or failed", async () => {
  const [lead, other] = [await payoutHelpers(shop), await payoutHelpers(shop)];
  for (const one of [lead, other]) await one.account();
  await other.ask(9);
  const onTheirWay = async () =>
    (await shop.call("GET", "/users/customers/me/payouts_on_their_way", { token: lead.token })).body;
  expect(await onTheirWay()).toEqual({});
  const [first, second] = [(await lead.ask(5)).body, (await lead.ask(7.5)).body];
  expect(await onTheirWay()).toEqual({ EUR: 12.5 });
  await lead.mark(first.id, "paid");
  expect(await onTheirWay()).toEqual({ EUR: 7.5 });
  await lead.mark(second.id, "failed");
  expect(await onTheirWay()).toEqual({});
});

describe("a payout", () => {
  test("is marked once; a failed one is credited back, a paid one is not", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const [paid, failed] = [(await lead.ask(10)).body, (await lead.ask(20)).body];
    const marked = await lead.mark(paid.id, "paid");
    expect([marked.status, marked.body.payout.current_status]).toEqual([200, "paid"]);
    const twice = await Promise.all([lead.mark(failed.id, "failed"), lead.mark(failed.id, "failed")]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await lead.mark(failed.id, "paid")).body.code).toBe("payout_decided");
    expect(await lead.sums()).toEqual([90, 10]);
  });

  test("is listed for administrators with its status, longest waiting first", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const { body: payout } = await lead.ask(10);
    const { body: listed } = await lead.asAdministrator("GET", "?current_status=requested&limit=100");
    expect(listed.at(-1)).toEqual({
      payout,
      customer: { id: lead.id, email: lead.email, tour_lead_code: lead.code },
      flags: [],
      export_id: null,
      exported_at: null,
      decided_at: null,
    });
    const { body } = await lead.asAdministrator("GET", "count?current_status=requested");
    expect(body.count).toBe(listed.length);
  });
});

test("a request and its payment are two mails to the tour lead", async () => {
  const lead = await payoutHelpers(shop);
  await lead.account();
  const { id } = (await lead.ask(5)).body;
  for (const event of ["requested", "paid"] as const) await mailPayout(shop.services, event, id);
  const mails = (await readOutbox(shop.services.files)).filter(({ to }) => to === lead.email);
  expect(mails.map((mail) => mail.id).toSorted()).toEqual([
    `payout-paid-mail.${id}`,
    `payout-requested-mail.${id}`,
  ]);
});

describe("the encryption key of bank data", () => {
  test("decrypts an IBAN only for its customer, and no other key does", () => {
    const [key, other] = [randomBytes(32), randomBytes(32)];
    const sealed = encrypt(key, "lena", "DE89");
    expect(decrypt(key, "lena", sealed)).toBe("DE89");
    expect(() => decrypt(key, "nora", sealed)).toThrow("unable to authenticate data");
    expect(() => decrypt(other, "lena", sealed)).toThrow("unable to authenticate data");
    expect(encrypt(key, "lena", "DE89").nonce).not.toBe(sealed.nonce);
  });

  test("must be the database's, or the shop does not start", async () => {
    const copy = await copyOfShop();
    const mine = await openShop({ copy: { ...copy, remove: async () => {} } });
    await (await payoutHelpers(mine, 0n)).account();
    await mine.close();
    const settings = testSettings(copy.dataFolder, {
      ...copy.environment,
      BANK_DATA_KEY: randomBytes(32).toString("base64url"),
    });
    await expect(openServices(settings)).rejects.toThrow(
      new SettingsError(
        "This database holds data that was encrypted with another key. Set BANK_DATA_KEY to that key, or put its file bank-data back into SECRETS_DIR or DATA_DIR/secrets.",
      ),
    );
    await copy.remove();
  });
});
