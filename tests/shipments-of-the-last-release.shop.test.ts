import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shipments } from "#server/platform/database/shipment-schema.ts";
import { dhl, orderToShip, ups } from "./support/shipment-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let stock: ReturnType<typeof stockHelpers>;
beforeAll(async () => {
  shop = await openShop();
  stock = stockHelpers(shop);
});
afterAll(() => shop.close());

const paid = () => orderToShip(shop);

test("what a server of the last release ships, corrects and delivers becomes a shipment", async () => {
  await stock.track("fern", { onHand: 50 });
  const { queries } = shop.services.database;
  const { id, one, ship, orderNow, seen } = await paid();
  const at = shop.clock.now.toISOString();
  const before = (await stock.stock("fern")).on_hand;
  await queries.execute(sql`update orders set status = 'shipped', shipped_at = ${at}, updated_at = ${at},
    carrier = 'DHL', tracking_number = '1' where id = ${id}`);
  expect(await seen()).toEqual(["shipped", 2, 1]);
  expect((await stock.stock("fern")).on_hand).toBe(before - 2);
  await queries.execute(sql`update orders set tracking_number = '2', shipment_changes = 1 where id = ${id}`);
  const [sent] = await queries.select().from(shipments).where(eq(shipments.order_id, id));
  expect(sent).toMatchObject({ id, carrier: "DHL", tracking_number: "2", changes: 1, delivered_at: null });
  await queries.execute(sql`update orders set status = 'delivered', delivered_at = ${at} where id = ${id}`);
  expect((await orderNow()).shipments).toMatchObject([{ tracking_number: "2", delivered_at: at }]);

  const other = await paid();
  await other.ship(
    ups,
    0,
    one.map(({ count }) => ({ id: other.ferns, count })),
  );
  await queries.execute(sql`update orders set status = 'shipped', shipped_at = ${at}, updated_at = ${at},
    carrier = 'DHL', tracking_number = '1' where id = ${other.id}`);
  expect(await other.seen()).toEqual(["shipped", 2, 1]);
  const rows = await queries
    .select()
    .from(shipments)
    .where(and(eq(shipments.order_id, other.id), eq(shipments.carrier, "UPS")));
  expect(rows).toHaveLength(1);
  expect((await other.orderNow()).shipments).toHaveLength(2);
  expect(await stock.wrongBooks()).toEqual([]);
  expect((await ship(dhl, 1)).status).toBe(409);
});
