import { ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { countPointTransactions, findPointTransactions } from "./history.ts";

type PointHandlers = Pick<Handlers, "listPointTransactions" | "countPointTransactions">;

export const pointHandlers = ({ database: { queries } }: Services): PointHandlers => ({
  listPointTransactions: async ({ query, customer }) =>
    ok(await findPointTransactions(queries, customer.id, query, query)),

  countPointTransactions: async ({ query, customer }) =>
    ok({ count: await countPointTransactions(queries, customer.id, query) }),
});
