import { notFound, type Handlers } from "#server/http/reply.ts";
import { drawInThread } from "#server/commerce/invoices/draw-in-thread.ts";
import { findMarkets } from "#server/commerce/markets/markets.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { statementContent } from "./statement-content.ts";
import { findStatement } from "./statement.ts";

export const statementHandlers = ({
  database: { queries },
  clock,
}: Services): Pick<Handlers, "downloadCommissionStatement"> => ({
  downloadCommissionStatement: async ({ params, query, customer, refuse }) => {
    const statement = await findStatement(queries, customer.id, params);
    if (statement === "noLead")
      return refuse(403, "Only tour leads have commissions.", { code: "not_a_tour_lead" });
    if (statement === "noEntries") return notFound("There are no commissions in this currency.");
    const words = await wordsIn(queries, query.language ?? null);
    const name = `commissions-${params.year}-${params.currency}.${params.format}`;
    const headers = { "content-disposition": `attachment; filename="${name}"` };
    if (params.format === "csv") {
      const { statementCsv } = await import("./statement-csv.ts");
      const body = Buffer.from(statementCsv(statement, words));
      return { status: 200, body, headers: { ...headers, "content-type": "text/csv; charset=utf-8" } };
    }
    const [market] = await findMarkets(queries);
    const body = Buffer.from(await drawInThread(statementContent(statement, market!.seller, words, clock())));
    return { status: 200, body, headers: { ...headers, "content-type": "application/pdf" } };
  },
});
