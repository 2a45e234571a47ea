import { openFiles } from "../files/open-files.ts";
import type { Settings } from "../settings.ts";
import { askFiles, askMigrations, askPostgres, askServers, askShop } from "./ask-database.ts";
import { askHosts } from "./ask-hosts.ts";
import { askCollector, askMailServer, askProvider } from "./ask-services.ts";
import type { Facts } from "./facts.ts";
import { findOut, type FoundOut } from "./found-out.ts";
import { lookAtFolder, lookAtSecrets, lookForFonts } from "./look-around.ts";
import { openEmbeddedToAsk, openServerToAsk, type ToAsk } from "./open-to-ask.ts";

/** Milliseconds: an embedded database has to start first, on a machine that may be busy; a store that repeats has 40 files to give. */
const patience = 60_000;

/** Everything that the rules judge. Nothing is changed, except that a file is written to a store of files and deleted. */
export async function gather(settings: Settings, given: readonly string[]): Promise<Facts> {
  const { smtpUrl, traces } = settings;
  const [folder, looked, store, missingFonts, hosts, mailServer, provider, collector] = await Promise.all([
    findOut(() => lookAtFolder(settings.dataFolder)),
    findOut(() => lookAtSecrets(settings)),
    findOut(() => openFiles(settings), patience),
    findOut(lookForFonts),
    askHosts(settings),
    smtpUrl === null ? null : findOut(() => askMailServer(smtpUrl)),
    settings.sandbox === null ? findOut(() => askProvider(settings.provider)) : null,
    traces === null ? null : findOut(() => askCollector(traces)),
  ]);
  const secrets = "fact" in looked ? { fact: looked.fact.facts } : looked;
  const found = {
    settings,
    given,
    folder,
    secrets,
    store,
    missingFonts,
    mailServer,
    provider,
    collector,
    hosts: hosts.map(({ variable, host, is }) => ({ variable, host, is })),
  };
  const opened = await findOut(() => open(settings, hosts), patience);
  const toAsk = "fact" in opened ? opened.fact : null;
  if (toAsk === null) {
    // Why a server can't be asked, its hosts have said.
    const unknown = "problem" in opened && settings.databaseUrl === null ? opened : null;
    return { ...found, postgres: null, migrations: unknown, shop: null, servers: null, files: null };
  }
  const { queries } = toAsk;
  const { cookies, bankKey } = "fact" in looked ? looked.fact : { cookies: null, bankKey: null };
  const onServer = <Fact>(ask: () => Promise<Fact>): Promise<FoundOut<Fact>> | null =>
    settings.databaseUrl === null ? null : findOut(ask);
  try {
    return {
      ...found,
      postgres: await onServer(() => askPostgres(queries)),
      migrations: await findOut(() => askMigrations(queries)),
      shop: await findOut(() => askShop(queries, settings, bankKey !== null)),
      servers: await onServer(() => askServers(queries, cookies, bankKey)),
      files: "fact" in store ? await findOut(() => askFiles(queries, store.fact), patience) : null,
    };
  } finally {
    await toAsk.close().catch(() => {});
  }
}

async function open(
  { databaseUrl, dataFolder }: Settings,
  hosts: Awaited<ReturnType<typeof askHosts>>,
): Promise<ToAsk | null> {
  if (databaseUrl === null) return openEmbeddedToAsk(dataFolder);
  const primary = hosts.find(
    ({ variable, is }) => variable === "DATABASE_URL" && "fact" in is && is.fact.takesWrites,
  );
  return primary ? openServerToAsk(primary.address) : null;
}
