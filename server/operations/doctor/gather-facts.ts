import { openFiles } from "#server/platform/files/open-files.ts";
import type { Settings } from "#server/platform/settings.ts";
import {
  readFilesFacts,
  readMigrationFacts,
  readPostgresFacts,
  readServersFacts,
  readShopFacts,
} from "./database-facts.ts";
import { readHostFacts } from "./host-facts.ts";
import { checkTraceCollector, checkMailServer, checkPaymentProvider } from "./check-services.ts";
import { takesWrites } from "./database-rules.ts";
import type { Facts, HostFacts } from "./facts.ts";
import { runCheck, type CheckResult } from "./run-check.ts";
import { readFolderFacts, readSecretsFacts, findMissingFonts } from "./local-facts.ts";
import { openEmbeddedReadOnly, openServerReadOnly, type ReadOnlyDatabase } from "./read-only-database.ts";

/** Milliseconds: an embedded database may have to start first, and a file store with retries has to return 40 files. */
const timeout = 60_000;

/** Gathers everything that the rules check. Changes nothing, except that a file is written to the file store and deleted. */
export async function gatherFacts(settings: Settings, variableNames: readonly string[]): Promise<Facts> {
  const { smtpUrl, traces } = settings;
  const [folder, looked, store, missingFonts, hosts, mailServer, provider, collector] = await Promise.all([
    runCheck(() => readFolderFacts(settings.dataFolder)),
    runCheck(() => readSecretsFacts(settings)),
    runCheck(() => openFiles(settings), timeout),
    runCheck(findMissingFonts),
    readHostFacts(settings),
    smtpUrl === null ? null : runCheck(() => checkMailServer(smtpUrl)),
    settings.sandbox === null ? runCheck(() => checkPaymentProvider(settings.provider)) : null,
    traces === null ? null : runCheck(() => checkTraceCollector(traces)),
  ]);
  const secrets = "fact" in looked ? { fact: looked.fact.facts } : looked;
  const facts = {
    settings,
    variableNames,
    folder,
    secrets,
    store,
    missingFonts,
    mailServer,
    provider,
    collector,
    hosts,
  };
  const opened = await runCheck(() => open(settings, hosts), timeout);
  const toAsk = "fact" in opened ? opened.fact : null;
  if (toAsk === null) {
    const unknown = "problem" in opened && settings.databaseUrl === null ? opened : null;
    return { ...facts, postgres: null, migrations: unknown, shop: null, servers: null, files: null };
  }
  const { queries } = toAsk;
  const { cookies, bankKey } = "fact" in looked ? looked.fact : { cookies: null, bankKey: null };
  const onServer = <Fact>(query: () => Promise<Fact>): Promise<CheckResult<Fact>> | null =>
    settings.databaseUrl === null ? null : runCheck(query);
  try {
    return {
      ...facts,
      postgres: await onServer(() => readPostgresFacts(queries)),
      migrations: await runCheck(() => readMigrationFacts(queries)),
      shop: await runCheck(() => readShopFacts(queries, settings, bankKey !== null)),
      servers: await onServer(() => readServersFacts(queries, cookies, bankKey)),
      files: "fact" in store ? await runCheck(() => readFilesFacts(queries, store.fact), timeout) : null,
    };
  } finally {
    await toAsk.close().catch(() => {});
  }
}

async function open(
  { databaseUrl, dataFolder }: Settings,
  hosts: readonly HostFacts[],
): Promise<ReadOnlyDatabase | null> {
  if (databaseUrl === null) return openEmbeddedReadOnly(dataFolder);
  return hosts.some(takesWrites) ? openServerReadOnly(databaseUrl) : null;
}
