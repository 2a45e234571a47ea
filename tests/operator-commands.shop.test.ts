import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { payoutHelpers } from "./support/payout-helpers.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  const copy = await copyOfShop();
  environment = { DEMO: "on", DATA_DIR: copy.dataFolder, ...copy.environment };
  shop = await openShop({ copy });
  folder = mkdtempSync(join(tmpdir(), "trellis-operator-"));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const program = join(root, "scripts/shop.ts");
/** Runs a command beside the shop; returns its output and exit code. */
function run(args: readonly string[], limits = "true", changed: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", `${limits}; exec "$0" "$@"`, process.execPath, program, ...args],
    { env: { ...process.env, ...environment, ...changed }, encoding: "utf8" },
  );
  return { code: status, said: stdout.trim(), refused: stderr.trim() };
}
const refusal = (refused: string) => ({ code: 1, said: "", refused });

describe("a file for the bank", () => {
  const waiting = async (value: number) => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const { body } = await lead.ask(value);
    const status = async () => {
      const { body: listed } = await lead.asAdministrator("GET", "?limit=100&sort=-requested_at");
      return listed.find(({ payout }: { payout: { id: string } }) => payout.id === body.id).payout
        .current_status;
    };
    return { lead, id: body.id as string, status };
  };

  test("that cannot be opened exports no payout", async () => {
    const { lead, id, status } = await waiting(5);
    const missing = join(folder, "missing");
    const taken = join(folder, "taken.xml");
    writeFileSync(taken, "mine");
    expect(run(["payouts", "export", "EUR", join(missing, "out.xml")])).toEqual(
      refusal(`There is no folder ${missing}. Nothing was exported.`),
    );
    expect(run(["payouts", "export", "EUR", taken])).toEqual(
      refusal(`${taken} is there already. Nothing was exported.`),
    );
    expect([readFileSync(taken, "utf8"), await status()]).toEqual(["mine", "requested"]);
    await lead.mark(id, "failed");
  });

  test("is private, and its id exports the same file again", async () => {
    const { lead, id } = await waiting(7);
    const [first, second] = [join(folder, "first.xml"), join(folder, "second.xml")];
    const { code, said } = run(["payouts", "export", "EUR", first]);
    const [, exportId] =
      /has 1 payout\. The same file again: npm run shop -- payouts export EUR <file> (\S+)$/.exec(said)!;
    expect([code, statSync(first).mode & 0o777]).toEqual([0, 0o600]);
    expect(run(["payouts", "export", "EUR", second, exportId!]).code).toBe(0);
    expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
    expect(readFileSync(first, "utf8")).toContain(id.replaceAll("-", ""));
    await lead.mark(id, "paid");
    const none = join(folder, "none.xml");
    expect(run(["payouts", "export", "EUR", none, exportId!])).toEqual(
      refusal("No payout in EUR waits, or one of this file is marked already."),
    );
    expect(existsSync(none)).toBe(false);
  });

  test("that cannot be written completely leaves its id and no partial file", async () => {
    const { lead, id, status } = await waiting(9);
    const file = join(folder, "full.xml");
    const full = run(["payouts", "export", "EUR", file], "ulimit -f 0");
    const [, exportId] =
      /could not be written: EFBIG\. What was taken for it: npm run shop -- payouts export EUR <file> (\S+)$/.exec(
        full.refused,
      )!;
    expect([full.code, full.said, existsSync(file), await status()]).toEqual([1, "", false, "exported"]);
    expect(run(["payouts", "export", "EUR", file, exportId!]).code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain(id.replaceAll("-", ""));
    await lead.mark(id, "paid");
  });

  test.each([
    [
      ["EUR", "out.csv", "not-an-id"],
      "not-an-id is not the id of an export. Ids are listed by: npm run shop -- payouts",
    ],
    [["euros", "out.csv"], "euros is not a currency such as EUR."],
  ])("with %j is refused", (args, sentence) => {
    expect(run(["payouts", "export", ...args])).toEqual(refusal(sentence));
  });
});

test("a tour lead is invited, activated and ended; an impossible step exits with 1", async () => {
  const email = `lead-${crypto.randomUUID()}@example.com`;
  const refusedBy = (...args: string[]) => run(["tour-lead", ...args, email]);
  expect(refusedBy("activate")).toEqual(
    refusal(`Nobody invited ${email}. First: npm run shop -- tour-lead invite ${email}`),
  );
  const invited = run(["tour-lead", "invite", email]);
  const token = /token=([\w-]{43})$/.exec(invited.said)![1]!;
  expect(refusedBy("activate")).toEqual(refusal(`${email} has not signed up yet.`));
  const { tour_lead_code: code } = (await inviteHelpers(shop).signUp(token)).body;
  expect(refusedBy("invite")).toEqual(refusal(`${email} has signed up as a tour lead already.`));
  expect(run(["tour-lead", "activate", email])).toEqual({
    code: 0,
    said: `${email} is an active tour lead. The code is ${code}.`,
    refused: "",
  });
  expect(run(["tour-lead", "end", email])).toEqual({
    code: 0,
    said: `The membership of ${email} has ended. Earned commissions can still be paid out.`,
    refused: "",
  });
  expect(refusedBy("activate")).toEqual(
    refusal(`The membership of ${email} has ended, or the invitation was withdrawn.`),
  );
});

test.each([
  ["tour-lead", "invite", "a@b"],
  ["tour-lead", "activate", "a@b"],
  ["tour-lead", "end", "a@b"],
  ["administrator", "a@b"],
])("%s %s %s: the address is refused", (...args) => {
  expect(run(args)).toEqual(refusal("a@b is not an email address."));
});

test.each([[[]], [["stuck", "now"]], [["administrator", "ada@example.com", "nora@example.com"]]])(
  "%j prints how the commands are written",
  (args) => {
    const { code, said, refused } = run(args);
    expect([code, said, refused.split("\n")[0]]).toEqual([
      1,
      "",
      expect.stringMatching(/^npm run shop -- apply <folder>/),
    ]);
  },
);

test("a database without a shop is refused", () => {
  const empty = { DATA_DIR: join(folder, "empty"), DATABASE_URL: "" };
  expect(run(["administrator", "ada@example.com"], undefined, empty)).toEqual(
    refusal("This database holds no shop yet. First: npm run shop -- apply <folder>"),
  );
});

describe("the audit log", () => {
  const printed = (...args: string[]) => {
    const { code, said, refused } = run(["log", ...args]);
    const lines = said.split("\n").filter(Boolean);
    return { code, refused, entries: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  };

  test("is printed by person, action and day, oldest first, one line of JSON per entry", async () => {
    const customer = await shop.customer();
    const { token } = customer;
    await shop.call("GET", "/users/customers/me/export", { token });
    await shop.call("PUT", "/users/customers/me", { token, body: { first_name: "Ada", language: "en" } });
    const at = shop.clock.now.toISOString();
    const { code, refused, entries } = printed("--person", customer.email, "--since", "2026-01-01");
    expect([code, refused, entries.map(({ action }) => action)]).toEqual([
      0,
      "",
      ["customer.data_exported", "customer.changed"],
    ]);
    expect(printed("--person", customer.id, "--action", "customer.changed").entries).toEqual([
      {
        id: entries[1]!.id,
        at,
        actor_id: customer.id,
        actor_kind: "customer",
        action: "customer.changed",
        owner_id: customer.id,
        details: { fields: ["first_name", "language_id"] },
      },
    ]);
    expect(printed("--person", customer.id, "--since", "2099-01-01").entries).toEqual([]);
  });

  test("records the commands export, apply and administrator", () => {
    const written = join(folder, "written");
    for (const args of [
      ["export", written],
      ["apply", written],
      ["administrator", "appointed@example.com"],
    ])
      expect(run(args)).toMatchObject({ code: 0, refused: "" });
    const of = (action: string) => printed("--action", action).entries;
    expect(of("shop.exported")).toMatchObject([
      { actor_kind: "operator", details: { files: expect.any(Number) } },
    ]);
    expect(of("shop.applied")).toMatchObject([
      { actor_kind: "operator", details: { markets: expect.any(Number), products: expect.any(Number) } },
    ]);
    expect(of("customer.made_administrator")).toMatchObject([
      { actor_kind: "operator", owner_id: expect.any(String) },
    ]);
  });

  test("records the removal of an administrator and a reset second factor", async () => {
    const { email } = await shop.customer({ role: "administrator" });
    const expectOutput = (args: string[], words: string) =>
      expect(run(["administrator", ...args])).toEqual({ code: 0, said: words, refused: "" });
    expectOutput(
      [email, "--reset-second-factor"],
      `Every session of ${email} has ended, and the next log-in sets up a new second factor.\nIf another person may know the password, too, appoint them anew: that discards it.`,
    );
    expectOutput([email, "--remove"], `${email} is a customer now, and every session has ended.`);
    for (const option of ["--remove", "--reset-second-factor"])
      expect(run(["administrator", email, option])).toEqual(refusal(`${email} is no administrator.`));
    for (const action of ["second_factor.reset", "customer.removed_as_administrator"])
      expect(printed("--action", action).entries).toMatchObject([{ actor_kind: "operator" }]);
  });

  test("refuses an invalid date and an unknown person", () => {
    expect(run(["log", "--since", "yesterday"])).toEqual(
      refusal("yesterday is not a date such as 2026-11-27."),
    );
    expect(run(["log", "--person", "nobody@example.com"])).toEqual(
      refusal("nobody@example.com has no account here."),
    );
    expect(run(["stuck", "--since", "2026-01-01"]).code).toBe(1);
  });
});
