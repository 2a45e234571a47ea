import { findUnprintable } from "./commerce/invoices/draw-in-thread.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CacheTag } from "./http/cache-tags.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { upgradeSearchTexts } from "./commerce/catalogue/search-index.ts";
import { openDataFolder } from "./platform/data-folder.ts";
import { openDatabase } from "./platform/database/database.ts";
import { openRefusalLog } from "./commerce/audit/refusal-log.ts";
import { fillDemo, guardDemo, lacksHistory, readDemoFolder } from "./operations/demo/demo.ts";
import { withDemoPayments } from "./operations/demo/payments.ts";
import { openDocumentFiles } from "./commerce/documents/document-files.ts";
import { openFiles } from "./platform/files/open-files.ts";
import { openUploads } from "./commerce/images/uploads.ts";
import { openPictures } from "./commerce/images/pictures.ts";
import { startJobs, type Jobs } from "./platform/jobs/jobs.ts";
import { telemetry } from "./platform/telemetry/telemetry.ts";
import { jobHandlers } from "./job-handlers.ts";
import { readCookieSecrets } from "./platform/secrets.ts";
import { createLimits } from "./http/limits/limits.ts";
import { openMailer } from "./commerce/mail/mailer.ts";
import { readBankKey, guardBankKey } from "./commerce/payouts/bank-key.ts";
import { paypal } from "./commerce/payment/paypal.ts";
import { vies } from "./commerce/vat-ids/vies.ts";
import { registerServer } from "./platform/servers.ts";
import { observedProvider } from "./commerce/payment/observed-provider.ts";
import type { Services } from "./commerce/services.ts";
import type { Settings } from "./platform/settings.ts";

export const demoFolder = join(import.meta.dirname, "../shop-data");
export type OpenServices = Services & {
  isDemo: boolean;
  /** Calls back after each change to the shop by any program, with its tags; null: anything may have changed. */
  whenChanged: (then: (tags: string[] | null) => void) => void;
  /** Work that the start does not wait for: a new demo's history. */
  catchUp: () => Promise<void>;
  /** Ends commands that use this program's database and rolls back what they have not committed. */
  endCommands: () => Promise<void>;
  close: () => Promise<void>;
};

const isNew = ({ databaseUrl, dataFolder }: Settings): boolean =>
  databaseUrl === null && !existsSync(join(dataFolder, "database"));

/** Opens everything that the shop runs on; the database is migrated, and filled for a new demo. */
export async function openServices(
  settings: Settings,
  options: { clock?: () => Date; shopFolder?: string; jobPollSeconds?: number } = {},
): Promise<OpenServices> {
  openDataFolder(settings.dataFolder);
  const files = await openFiles(settings);
  const shopFolder = options.shopFolder ?? demoFolder;
  let reading: ReturnType<typeof readDemoFolder> | null = null;
  const goods = () => (reading ??= readDemoFolder(shopFolder, files));
  // Uses the processors while the embedded database opens.
  if (settings.demo && isNew(settings)) goods().catch(() => {});
  const database = await openDatabase(settings);
  let leave = async (): Promise<void> => {};
  try {
    let jobs: Jobs | null = null;
    const clock = options.clock ?? (() => new Date());
    const services = assemble(settings, database, { files, clock, jobs: () => jobs });
    await guardBankKey(services);
    leave = await registerServer(services);
    if (settings.demo) await fillDemo(services, goods, shopFolder === demoFolder);
    reading = null;
    const isDemo = await guardDemo(services);
    if (isDemo) services.provider = withDemoPayments(services.provider, services.clock);
    await upgradeSearchTexts(database);
    jobs = await startJobs(database, jobHandlers(services), { pollSeconds: options.jobPollSeconds ?? 2 });
    const { whenChanged, unfollow } = followChanges(services);
    // Only for the demo's own folder: another may sell other products.
    const catchUp = async () => {
      if (!(await lacksHistory(database.queries))) return;
      const { fillDemoHistory } = await import("./operations/demo/history.ts");
      await fillDemoHistory(services, demoFolder);
    };
    const endCommands = await database.lend();
    const close = async () => {
      await endCommands();
      await unfollow();
      await leave();
      await services.jobs.stop();
      await services.refusals.flush();
      await database.close();
    };
    return {
      ...services,
      isDemo,
      whenChanged,
      catchUp,
      endCommands,
      close,
    };
  } catch (error) {
    await leave();
    await database.close();
    throw error;
  }
}

type Opened = { files: Services["files"]; clock: Services["clock"]; jobs: () => Jobs | null };

const assemble = (
  settings: Settings,
  database: Services["database"],
  { files, clock, jobs }: Opened,
): Services => ({
  database,
  settings,
  clock,
  refusals: openRefusalLog({ database, clock }),
  files,
  pictures: openPictures(files, settings.dataFolder),
  documentFiles: openDocumentFiles(files),
  findUnprintable,
  uploads: openUploads(files),
  provider: observedProvider(paypal(settings.provider)),
  vies: vies(settings.viesUrl),
  mailer: openMailer(settings, files),
  responseCache: createResponseCache(),
  limits: createLimits(database),
  secrets: readCookieSecrets(settings),
  bankKey: readBankKey(settings),
  jobs: {
    enqueue: (tx, name, data) => jobs()!.enqueue(tx, name, data),
    forget: (tx, customerId) => jobs()!.forget(tx, customerId),
    isStopping: () => jobs()?.isStopping() ?? false,
    stop: () => jobs()!.stop(),
  },
});

/** What is cached follows the changes of any program. */
function followChanges({ database, responseCache }: Services) {
  const listeners: ((tags: string[] | null) => void)[] = [];
  const unfollow = database.follow({
    changed: (tags) => {
      telemetry.by?.hears(true);
      if (tags === null) responseCache.clear();
      else responseCache.invalidate(tags as CacheTag[]);
      listeners.forEach((listener) => listener(tags));
    },
    lost: () => {
      telemetry.by?.hears(false);
      responseCache.pause();
    },
  });
  return { unfollow, whenChanged: (then: (tags: string[] | null) => void) => void listeners.push(then) };
}
