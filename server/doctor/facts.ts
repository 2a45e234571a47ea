import type { Server } from "../servers.ts";
import type { Settings } from "../settings.ts";
import type { CheckResult } from "./run-check.ts";

/** One host of `DATABASE_URL` or of what belongs to it. */
export type HostFacts = {
  variable: "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATABASE_REPLICA_URL";
  /** Without user and password. */
  host: string;
  is: CheckResult<{
    takesWrites: boolean;
    /** As PostgreSQL counts: 150008 is 15.8. */
    version: number;
    /** A server's own moment, by which two names of one are known. */
    startedAt: string;
    /** Which one it is, of which server: a primary's and its replicas' are the same. */
    database: string;
    /** How far a replica is behind; null for what is none. What can't be told is null: bytes without a primary. */
    lag: { seconds: number | null; bytes: number | null } | null;
    /** A replica that is as far as the primary, and has seen other changes. */
    isAstray: boolean;
  }>;
};

/** What only a PostgreSQL server has. */
export type PostgresFacts = {
  missingExtensions: string[];
  /** Whether it compiles what it takes for dear before it answers. */
  compiles: boolean;
  /** Whether a connection by `DATABASE_URL` stops waiting for a lock at some time, if it says nothing of that itself. */
  limitsLocks: boolean;
  /** Whether its role could rewrite the audit log. */
  ownsTables: boolean;
  connections: number;
  synchronousWith: string;
};

export type MigrationFacts = {
  /** Of this program, not run yet. */
  missing: string[];
  /** Of a newer program: what this one survives, and what it does not. */
  newer: string[];
  unfit: string[];
};

export type MarketFacts = {
  id: string;
  countries: readonly string[];
  vatBasisPoints: number;
  taxKind: string;
  excludesVatAreas: boolean;
  withdrawalDays: number | null;
  seller: { country: string; vat_number: string; phone?: string | undefined };
};

export type ShopFacts = {
  /** No shop was brought into it yet. */
  isEmpty: boolean;
  isDemo: boolean;
  markets: MarketFacts[];
  /** Ids of languages that there are no interface texts for. */
  languagesWithoutTexts: string[];
  /** Why its bank data can't be read by this server. */
  bankProblem: string | null;
};

export type ServersFacts = {
  clockAhead: number;
  others: Server[];
  /** What this server signs with, if that is decided already. */
  signing: Pick<Server, "signs_with" | "accepts"> | null;
};

export type FolderFacts = {
  /** Null: the first start makes it. */
  there: { openFiles: string[] } | null;
  isWritable: boolean;
  freeBytes: number;
  freeShare: number;
};

export type SecretsFacts = { problems: string[]; openFiles: string[] };

export type FilesFacts = { looked: number; missing: string[] };

export type Facts = {
  settings: Settings;
  /** Names of the variables that are set. */
  given: readonly string[];
  secrets: CheckResult<SecretsFacts>;
  folder: CheckResult<FolderFacts>;
  hosts: HostFacts[];
  /** Null on the embedded database. */
  postgres: CheckResult<PostgresFacts> | null;
  /** Null while there is no database to ask: an embedded one that no start has made. */
  migrations: CheckResult<MigrationFacts> | null;
  shop: CheckResult<ShopFacts> | null;
  servers: CheckResult<ServersFacts> | null;
  /** Whether files can be kept where they should be; then those that the database names. */
  store: CheckResult<unknown>;
  files: CheckResult<FilesFacts> | null;
  missingFonts: CheckResult<string[]>;
  /** Why it will never take a letter, or null; null without `SMTP_URL`. */
  mailServer: CheckResult<string | null> | null;
  /** Why it does not let the shop in, or null; null if the sandbox takes the payments. */
  provider: CheckResult<string | null> | null;
  /** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  collector: CheckResult<void> | null;
};
