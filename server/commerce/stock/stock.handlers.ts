import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { noContent, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { changeStock } from "./change-stock.ts";
import { countStockEntries, findMovements, findStockEntries } from "./find-stock.ts";

type StockHandlers = Pick<Handlers, "listStock" | "countStock" | "listStockMovements" | "changeStock">;

/** The contract restricts these operations to administrators. */
export const stockHandlers = (services: Services): StockHandlers => ({
  listStock: async ({ query }) => ok(await findStockEntries(services.database.queries, query)),

  countStock: async ({ query }) => ok({ count: await countStockEntries(services.database.queries, query) }),

  listStockMovements: async ({ params }) => ok(await findMovements(services.database.queries, params.id)),

  changeStock: async ({ params, headers, body, customer, refuse }) => {
    const actor = { ...customerActor(customer), id: customer.id };
    const changed = await changeStock(services, actor, params.id, body, headers["idempotency-key"]);
    switch (changed.outcome) {
      case "changed":
        return noContent;
      case "noVariant":
        return notFound("There is no such variant.");
      case "stockChanged":
        return refuse(409, "The stock has changed since it was shown.", {
          code: "stock_changed",
          params: { on_hand: changed.onHand },
        });
      case "notOnHand":
        return refuse(409, "Less is on hand than is taken away, or more than can be counted.", {
          code: "not_on_hand",
          params: { on_hand: changed.onHand },
        });
      case "otherContent":
        return refuse(422, "This Idempotency-Key was used for something else.", { code: "key_reused" });
    }
  },
});
