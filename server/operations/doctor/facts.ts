import type { Server } from "#server/platform/servers.ts";
import type { Settings } from "#server/platform/settings.ts";
import type { CheckResult } from "./run-check.ts";

export type HostFacts = {
  variable: "DATABASE_URL" | "DATABASE_DIRECT_URL";
  host: string;
  is: CheckResult<{
    takesWrites: boolean;
    version: number;
    /** The same for all ways to one database. */
    database: string;
  }>;
};

export type PostgresFacts = {
  missingExtensions: string[];
  /** Whether PostgreSQL's JIT compilation is on. */
  compiles: boolean;
  limitsLocks: boolean;
  ownsTables: boolean;
  connections: number;
  replicas: number;
  synchronousWith: string;
};

export type MigrationFacts = {
  missing: string[];
  /** Migrations of a newer program, by whether this one is compatible with them. */
  newer: string[];
  unfit: string[];
};

export type MarketFacts = {
  id: string;
  countries: readonly string[];
  vatBasisPoints: number;
  /** With rates of their own. */
  countriesWithOwnRates: readonly string[];
  taxKind: string;
  excludesVatAreas: boolean;
  withdrawalDays: number | null;
  seller: { country: string; vat_number: string; phone?: string | undefined };
};

export type ShopFacts = {
  isEmpty: boolean;
  isDemo: boolean;
  markets: MarketFacts[];
  languagesWithoutTexts: string[];
  /** References of variants whose stock is tracked and was never counted. */
  uncountedVariants: string[];
  /** Ids of promotions that have ended in all their markets, or that were used as often as they can be. */
  finishedPromotions: string[];
  bankProblem: string | null;
};

export type ServersFacts = {
  clockAhead: number;
  others: Server[];
  /** The fingerprint of this server's signing secret, if it is set or stored. */
  signing: Pick<Server, "signs_with" | "accepts"> | null;
};

export type FolderFacts = {
  access: { openFiles: string[] } | null;
  isWritable: boolean;
  freeBytes: number;
  freeShare: number;
};

export type SecretsFacts = { problems: string[]; openFiles: string[] };

export type FilesFacts = { looked: number; missing: string[] };

export type Facts = {
  settings: Settings;
  variableNames: readonly string[];
  secrets: CheckResult<SecretsFacts>;
  folder: CheckResult<FolderFacts>;
  hosts: HostFacts[];
  postgres: CheckResult<PostgresFacts> | null;
  /** Null while no start has created the embedded database. */
  migrations: CheckResult<MigrationFacts> | null;
  shop: CheckResult<ShopFacts> | null;
  servers: CheckResult<ServersFacts> | null;
  /** Whether files can be stored; then whether the database's files exist. */
  store: CheckResult<unknown>;
  files: CheckResult<FilesFacts> | null;
  missingFonts: CheckResult<string[]>;
  /** Why it can't accept mails, or null; null without `SMTP_URL`. */
  mailServer: CheckResult<string | null> | null;
  /** Why it refuses the shop's credentials, or null; null if payments use the sandbox. */
  provider: CheckResult<string | null> | null;
  collector: CheckResult<void> | null;
};
