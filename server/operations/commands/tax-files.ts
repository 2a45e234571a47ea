import { writeFileSync } from "node:fs";
import { findMarket, type MarketRow } from "#server/commerce/markets/markets.ts";
import {
  recapitulativeStatement,
  taxReport,
  type Report,
} from "#server/operations/tax-reports/tax-reports.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { CommandResult } from "#server/commerce/audit/command-result.ts";

const reports = {
  "tax-report": taxReport,
  "recapitulative-statement": recapitulativeStatement,
} satisfies Record<string, (queries: Queries, market: MarketRow, month: string) => Promise<Report>>;
export type TaxReportName = keyof typeof reports;
export const isTaxReport = (name: string | undefined): name is TaxReportName =>
  name !== undefined && Object.hasOwn(reports, name);

/** Writes a month's report on the operator's disk. Never replaces an existing file. */
export async function writeTaxFile(
  queries: Queries,
  request: { report: TaxReportName; marketId: string; month: string; path: string },
): Promise<CommandResult> {
  const { report, marketId, month, path } = request;
  if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) return refused(`${month} is not a month such as 2026-11.`);
  const market = await findMarket(queries, marketId);
  if (!market) return refused(`There is no market ${marketId}.`);
  const { rows, csv } = await reports[report](queries, market, month);
  try {
    writeFileSync(path, csv, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refused(code === "EEXIST" ? `${path} is there already.` : `${path} cannot be written: ${message}`);
  }
  return { outcome: "done", words: `${path} has ${rows === 1 ? "1 row" : `${rows} rows`}.` };
}

const refused = (words: string): CommandResult => ({ outcome: "refused", words });
