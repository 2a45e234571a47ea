import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";
import type { openServices } from "#server/open-services.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { assignDemoTourLead } from "./check-commissions.ts";
import { promoteFerns } from "./check-promotions.ts";
import { taxedGoods } from "./goods.ts";
import type { TestWorld } from "./person.ts";

type Shopper = { email: string; token: string };
/** `secrets`: with which the shop signs its links. */
type Arranged = {
  shoppers: Shopper[];
  administrator: string;
  goods: TestWorld["goods"];
  secrets: Services["secrets"];
};

const shoppersAtOnce = 6;

/** Shoppers with points and an administrator, logged in. */
export async function arrange(services: Awaited<ReturnType<typeof openServices>>): Promise<Arranged> {
  const { secrets } = services;
  const { queries, transaction } = services.database;
  const now = services.clock();
  const shoppers: Shopper[] = [];
  for (let index = 0; index <= shoppersAtOnce; index += 1) {
    const id = newId();
    const email = `${id}@example.com`;
    await transaction(async (tx) => {
      await tx.insert(customerSchema.customers).values({
        id,
        email,
        email_key: email,
        role: index === shoppersAtOnce ? "administrator" : "customer",
        active: true,
        email_confirmed_at: now,
        created_at: now,
        updated_at: now,
      });
      await bookPoints(tx, now, {
        customerId: id,
        kind: "granted",
        sourceId: id,
        points: 50_000,
        deposit: 0,
      });
    });
    await assignDemoTourLead(services, id);
    shoppers.push({ email, token: await beginSession(queries, id, now) });
  }
  const goods = await taxedGoods(queries);
  await promoteFerns(queries);
  await services.close();
  const { token: administrator } = shoppers.pop()!;
  return { shoppers, administrator, goods, secrets };
}
