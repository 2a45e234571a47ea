import type { ResponseCache } from "#server/http/response-cache.ts";
import type { RefusalLog } from "./audit/refusal-log.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { DocumentFiles } from "./documents/document-files.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Uploads } from "./images/uploads.ts";
import type { Pictures } from "./images/pictures.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Limits } from "#server/http/limits/limits.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PaymentProvider } from "./payment/provider.ts";
import type { CheckAtVies } from "./vat-ids/vies.ts";
import type { Settings } from "#server/platform/settings.ts";
import type { Secrets } from "#server/platform/signing.ts";

/** What handlers and use cases work with; created once in `main.ts`, or by a test. */
export type Services = {
  database: Database;
  files: Files;
  pictures: Pictures;
  documentFiles: DocumentFiles;
  /** Of each text, the characters that documents can't show, each once. */
  findUnprintable: (texts: readonly string[]) => Promise<readonly string[]>;
  uploads: Uploads;
  provider: PaymentProvider;
  vies: CheckAtVies;
  jobs: Jobs;
  mailer: Mailer;
  responseCache: ResponseCache;
  limits: Limits;
  refusals: RefusalLog;
  settings: Settings;
  /** The only source of the current time. */
  clock: () => Date;
  secrets: Secrets;
  bankKey: Buffer;
};
