import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { startedShop } from "#tests/support/started-shop.ts";
import { press, step, terms, toReview } from "./support/checkout.ts";
import { callerOf } from "./support/caller.ts";
import { draftOrder } from "./support/ordering.ts";
import { expect, fillAddress, putInCart, open, refusal, test, words } from "./support/shopper.ts";
import { administrators, pointHolder } from "./support/shoppers.ts";
import { requirements } from "#tests/support/requirements.ts";

const say = words.en;
const main = (page: Page) => page.getByRole("main");
const root = join(import.meta.dirname, "..");

test("points returned during the review are shown, and the order continues", async ({
  page,
  request,
  complaints,
}) => {
  requirements("errors.points-changed");
  complaints.expect(refusal(409));
  const call = await callerOf(request, pointHolder.email);
  const draft = await draftOrder(call, ["boston-fern"]);
  const before = await call("POST", `/orders/${draft.id}/submit`, {
    shipping_code: draft.shipping_options[0].code,
    paid_with_points: true,
    points_balance: pointHolder.points,
  });
  await toReview(page, pointHolder.email);
  await main(page).getByLabel("Pay a part with points").check();
  await terms(page).check();

  const refund = await call("POST", `/orders/${before.id}/refund`, {
    items: [{ id: before.items[0].id, count: 1 }],
    reason: "damaged",
    note: "It came without its pot.",
  });
  await call("POST", `/refunds/${refund.id}/set_status`, { new_status: "requested" });
  const admin = await callerOf(request, administrators[0]!);
  await admin("POST", `/admin/refunds/${refund.id}/decision`, { decision: "approve" });
  const { points } = await call("GET", "/users/customers/me");
  expect(points).toBe(pointHolder.points);

  await press(page, say.order);
  await expect(main(page)).toContainText("Amount of points has changed. You now have 5,000 points.");
  await press(page, "Go on");
  await expect(step(page)).toHaveText("Check and order");
});

/** The demo's folder without one product. */
function folderWithout(product: string): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-e2e-folder-"));
  cpSync(join(root, "shop-data"), folder, { recursive: true });
  const file = join(folder, `products/${product}.yaml`);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text.replace(/^allow_purchase:.*\n/m, "")}allow_purchase: false\n`);
  return folder;
}

/** A new demo orders for its customers; until then a draft of theirs may become one of these orders. */
async function historyIsFilled(page: Page, email: string): Promise<void> {
  const call = await callerOf(page.request, email);
  const counts: number[] = [];
  const isStill = async () => {
    counts.push((await call("GET", "/orders/count")).count);
    return counts.length > 3 && new Set(counts.slice(-4)).size === 1;
  };
  await expect.poll(isStill, { intervals: [2_000], timeout: scaledTimeLimit(150_000) }).toBe(true);
}

test.describe("in a shop whose products change", () => {
  let shop: Awaited<ReturnType<typeof startedShop>>;
  const dataFolder = mkdtempSync(join(tmpdir(), "trellis-e2e-goods-"));
  test.beforeAll(async () => {
    shop = await startedShop({ dataFolder, environment: {}, remove: async () => {} });
  });
  test.afterAll(() => {
    shop.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test("an item that is no longer sold is named at the order button, and left out", async ({ browser }) => {
    requirements("errors.item-unavailable");
    const context = await browser.newContext({ baseURL: `http://localhost:${shop.port}`, locale: "en-NL" });
    const page = await context.newPage();
    const email = "customer@example.com";
    await historyIsFilled(page, email);
    await putInCart(page, email, ["boston-fern", "catmint"]);
    await open(page, "/en/checkout");
    await fillAddress(page);
    await press(page, say.toDelivery);
    await press(page, say.toReview);
    await terms(page).check();

    const folder = folderWithout("catmint");
    const env = { ...process.env, DATA_DIR: dataFolder, PORT: String(shop.port), DEMO: "on" };
    const applied = spawnSync(process.execPath, ["scripts/shop.ts", "apply", folder], { cwd: root, env });
    rmSync(folder, { recursive: true, force: true });
    expect(applied.status, `${applied.stdout}${applied.stderr}`).toBe(0);

    await press(page, say.order);
    await expect(main(page)).toContainText(
      "Catmint: item no longer available. It will be left out of your order.",
    );
    await press(page, "Go on");
    await expect(step(page)).toHaveText("Check and order");
    await expect(main(page)).not.toContainText("Catmint");
    await expect(main(page)).toContainText("Boston fern");
    await context.close();
  });
});
