import type { Page } from "@playwright/test";
import { callerOf } from "./support/caller.ts";
import { countStock } from "./support/count-stock.ts";
import { payOrder, placeOrder } from "./support/ordering.ts";
import { administrators } from "./support/shoppers.ts";
import { expect, openAs, test } from "./support/shopper.ts";

const [first, second] = administrators as [string, string];
const main = (page: Page) => page.getByRole("main");

test("who packs sees when too few are on hand, and who decides about a refund what was sent", async ({
  page,
  shopper,
  browser,
  request,
}) => {
  const call = await callerOf(request, shopper);
  const order = await placeOrder(call, ["foxglove", "radish-seeds"], 2);
  await payOrder(request, call, order.id);
  await countStock(request, "foxglove", 50);
  const packed = main(page).getByRole("listitem").filter({ hasText: "Foxglove" });
  await openAs(page, first, `/en/admin/orders/${order.id}`);
  await expect(packed).toContainText("50 on hand");
  await countStock(request, "foxglove", 1);
  await page.reload();
  await expect(packed).toContainText("1 on hand: fewer than are to be sent");
  const [line] = order.items;
  const ship = await callerOf(request, first);
  await ship("POST", `/admin/orders/${order.id}/ship`, {
    shipment: { carrier: "DHL", tracking_number: null, tracking_url: null },
    items: [{ id: line.id, count: 1 }],
    shipment_count: 0,
    replaces: null,
  });
  await countStock(request, "foxglove", 2_000);
  const items = order.items.map(({ id }: { id: string }) => ({ id, count: 1 }));
  const { id } = await call("POST", `/orders/${order.id}/refund`, {
    items,
    reason: "damaged",
    note: "Broken.",
  });
  await call("POST", `/refunds/${id}/set_status`, { new_status: "requested" });
  const other = await (await browser.newContext({ locale: "en-NL" })).newPage();
  await openAs(other, second, `/en/admin/refunds/${id}`);
  const sent = main(other).getByRole("region", { name: "What was sent" }).getByRole("listitem");
  await expect(sent.filter({ hasText: "Foxglove" })).toContainText(/1 of 2 in shipment 1, /);
  await expect(sent.filter({ hasText: "Radish" })).toContainText("Nothing of it was sent");
  await other.context().close();
});
