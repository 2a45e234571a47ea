import type { ResponseCache } from "./api/response-cache.ts";
import type { RefusalLog } from "./audit/refusal-log.ts";
import type { Database } from "./database/database.ts";
import type { DocumentFiles } from "./documents/document-files.ts";
import type { Files } from "./files/files.ts";
import type { Uploads } from "./images/uploads.ts";
import type { Pictures } from "./images/pictures.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Limits } from "./limits/limits.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PaymentProvider } from "./payment/provider.ts";
import type { Settings } from "./settings.ts";
import type { Secrets } from "./signing.ts";

/** What handlers and use cases work with; created once in `main.ts`, or by a test. */
export type Services = {
  database: Database;
  files: Files;
  pictures: Pictures;
  documentFiles: DocumentFiles;
  uploads: Uploads;
  provider: PaymentProvider;
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
