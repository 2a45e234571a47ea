import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "#scripts/programs.ts";
import { root, runNode } from "#scripts/tools.ts";
import { openForCommand } from "#server/platform/database/command-database.ts";
import { readProxyEndpoint, type ProxyEndpoint } from "#server/platform/database/database-proxy-protocol.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { openServices } from "#server/open-services.ts";
import { operatorMessage } from "#server/platform/run-program.ts";
import { testSettings } from "./support/settings.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";
import { shopFiles, writeShopFolder } from "./support/shop-folder.ts";

let copy: CopyOfShop;
let shop: Shop;
const folder = mkdtempSync(join(tmpdir(), "trellis-lent-"));
beforeAll(async () => {
  copy = await copyOfShop();
  shop = await openShop({ copy });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command beside the shop; returns its output and exit code. */
const command = (...args: string[]) =>
  runNode(join(root, "scripts/shop.ts"), args, { environment: { DEMO: "on", DATA_DIR: copy.dataFolder } });
const names = async () =>
  (await shop.services.database.queries.select().from(shopFacts)).map(({ name }) => name).sort();

test("the operator's commands work while the shop runs", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const appointed = await command("administrator", email);
  expect([appointed.code, appointed.output.split("\n")[0]]).toEqual([0, `${email} is an administrator.`]);
  expect((await command("tour-lead", "activate", email)).output).toBe(
    `Nobody invited ${email}. First: npm run shop -- tour-lead invite ${email}\n`,
  );
  expect(await command("stuck")).toEqual({
    code: 0,
    output: "No payment is stuck.\nThe books were not compared with the provider's list yet.\n",
  });
  expect(await command("payouts")).toEqual({ code: 0, output: "No payout waits.\n" });
  const exported = join(folder, "exported");
  expect(await command("export", exported)).toEqual({
    code: 0,
    output: expect.stringContaining(`The shop is in ${exported}: `),
  });
  expect(await command("apply", exported, "--dry-run")).toEqual({
    code: 0,
    output: `The shop is what ${exported} says already.\n`,
  });
});

test("applying a folder reports errors and progress as usual", async () => {
  const wrong = await writeShopFolder(join(folder, "wrong"), {
    ...shopFiles,
    "products/fern.yaml": { ...(shopFiles["products/fern.yaml"] as object), points: -1 },
  });
  const refused = await command("apply", wrong);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^products\/fern\.yaml:\d+: points .*\nNothing was changed\.\n$/);
});

const ask = (place: ProxyEndpoint, headers: Record<string, string>, path = "/query") =>
  fetch(`http://127.0.0.1:${place.port}${path}`, { method: "POST", headers });

test.each([
  ["no secret", () => ({})],
  ["another secret", () => ({ authorization: `Bearer ${"A".repeat(43)}` })],
  ["half of the secret", ({ secret }: ProxyEndpoint) => ({ authorization: `Bearer ${secret.slice(0, 20)}` })],
  ["the secret as a password", ({ secret }: ProxyEndpoint) => ({ authorization: `Basic ${secret}` })],
])("the proxy refuses requests with %s", async (_, headers) => {
  const place = readProxyEndpoint(copy.dataFolder)!;
  for (const path of ["/query", "/begin", "/elsewhere"]) {
    const answer = await ask(place, headers(place), path);
    expect([answer.status, await answer.text()]).toEqual([
      401,
      "Only for who may read the shop's data folder.",
    ]);
  }
});

test.skipIf(process.platform === "win32")("only the owner of the data folder can read the secret", () => {
  const secrets = join(copy.dataFolder, "secrets");
  expect([statSync(secrets).mode & 0o777, statSync(join(secrets, "lent-database")).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
  expect(readdirSync(secrets).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a transaction is rolled back when its program fails or disappears", async () => {
  const before = await names();
  const settings = testSettings(copy.dataFolder);
  const borrowed = await openForCommand(settings);
  const failing = borrowed.transaction(async (tx) => {
    await tx.insert(shopFacts).values({ name: "half", value: 1 });
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  const leaving = borrowed.transaction(async (tx) => {
    await tx.insert(shopFacts).values({ name: "half", value: 1 });
    await borrowed.close();
  });
  await expect(leaving).rejects.toThrow("There is no such transaction any more.");
  expect(await names()).toEqual(before);
});

test("a command killed halfway leaves the shop unchanged", async () => {
  const further = Object.fromEntries(
    Array.from({ length: 400 }, (_, number) => [
      `products/moss-${number}.yaml`,
      { ...(shopFiles["products/spade.yaml"] as object), reference: String(700_000 + number) },
    ]),
  );
  const path = await writeShopFolder(join(folder, "interrupted"), { ...shopFiles, ...further });
  const child = spawn(process.execPath, [programFile("commands"), "apply", path], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: copy.dataFolder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.includes("Products: ")) child.kill("SIGINT");
  });
  await once(child, "close");
  expect(output).toContain("Products: ");
  expect(output).not.toContain("The shop is what");
  expect((await shop.call("GET", "/products/search/en/europe?limit=100")).body).toHaveLength(
    Object.keys(shopFiles).filter((name) => name.startsWith("products/")).length,
  );
});

test("a shop that shuts down closes open connections of the proxy", async () => {
  const other = await copyOfShop();
  const settings = testSettings(other.dataFolder);
  const running = await openServices(settings, { jobPollSeconds: 3_600 });
  const borrowed = await openForCommand(settings);
  const cut = borrowed.transaction(async (tx) => {
    await tx.insert(shopFacts).values({ name: "half", value: 1 });
    await running.endCommands();
    await tx.select().from(shopFacts);
  });
  const reason = await cut.catch((error: unknown) => error);
  expect(operatorMessage(reason)).toBe(
    "The shop ended while this command was at work. Give the command again.",
  );
  expect(readProxyEndpoint(other.dataFolder)).toBeNull();
  expect(existsSync(join(other.dataFolder, "secrets/lent-database"))).toBe(false);
  await running.close();
  await other.remove();
});
