import { compose } from "#src/app/compose.ts";
import { createQueryClient } from "#src/app/queries.ts";
import type { QueryData } from "#src/app/page-state.ts";
import type { ReportSink } from "#src/app/report.ts";
import { restoreReturnTo } from "#src/app/return-to.ts";
import { syncTabs } from "#src/app/sync-tabs.ts";
import { userRefreshInterval } from "#domain/specified-values.ts";
import type { Facts } from "#src/facts/facts.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { textsOf } from "#workshop/stage/languages.ts";
import { createStandInBrowser } from "./stand-in-browser.ts";

type Loaded = {
  facts: Facts;
  /** Data that the server rendered the page with. */
  answers: QueryData;
  fetch: typeof globalThis.fetch;
  flowLog: FlowLog;
  report: ReportSink;
  browser: Parameters<typeof createStandInBrowser>[1];
};
export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** The real storefront at a URL, ready to be shown, as when a browser has loaded it. */
export async function openPage(url: string, { facts, answers, fetch, flowLog, report, ...loaded }: Loaded) {
  const texts = textsOf(facts.language.id);
  const queries = createQueryClient(
    { report, loadMessages: async () => texts },
    { answers, texts: { shell: texts } },
  );
  const { browser, location, goBack } = createStandInBrowser(url, loaded.browser);
  const shop = compose(facts, {
    browser,
    queries,
    flowLog,
    report,
    fetch,
    refreshInterval: userRefreshInterval,
  });
  shop.start();
  syncTabs(shop);
  restoreReturnTo(shop);
  await shop.ready(url);
  return { shop, location: location.hook, goBack };
}
