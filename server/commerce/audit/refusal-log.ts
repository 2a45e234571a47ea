import { auditLog } from "#server/platform/database/audit-schema.ts";
import { isDatabaseUnavailable } from "#server/platform/database/unavailable.ts";
import type { Database } from "#server/platform/database/database.ts";
import { log } from "#server/platform/telemetry/log.ts";
import type { RefusedAction } from "./actions.ts";
import { auditRow, visitorActor, type AuditEntry, type AuditRow } from "./audit.ts";
import { logEntry } from "./log-entry.ts";

type Refusal = Omit<AuditEntry, "at"> & RefusedAction;
export type RefusalLog = {
  /** Returns at once; the row is written later, outside of any transaction. */
  record: (refusal: Refusal) => void;
  flush: () => Promise<void>;
};

/** Milliseconds in which repeated refusals count as one. */
const hour = 3_600_000;
/** Rows per kind, account and network in an hour; further refusals become one row with a count. */
const rowsOfEach = 5;
/** Combinations of kind, account and network that one program distinguishes in an hour; further ones are counted by kind. */
const mostKeys = 1_000;
/** Rows waiting for the database. */
const mostWaiting = mostKeys * (rowsOfEach + 1);
const batch = 200;
/** Milliseconds until the database is tried again. */
const retryDelay = 5_000;

type Repetition = { first: Refusal; times: number };

/**
 * Records refused log-ins and refused access, which anyone can cause. Each is logged; in the database they take a
 * bounded number of rows, written by one statement at a time in the background.
 */
export function openRefusalLog({
  database: { queries },
  clock,
}: {
  database: Pick<Database, "queries">;
  clock: () => Date;
}): RefusalLog {
  let repetitions = new Map<string, Repetition>();
  let since = clock().getTime();
  let waiting: AuditRow[] = [];
  let writing: Promise<void> | null = null;
  let ending: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;

  const start = (): void => {
    clearTimeout(retrying);
    retrying = undefined;
    writing ??= write().finally(() => (writing = null));
  };

  const put = (row: AuditRow): void => {
    if (waiting.length < mostWaiting) waiting.push(row);
    if (!retrying) start();
  };

  const endHour = (): void => {
    clearTimeout(ending);
    ending = undefined;
    const before = [...repetitions.values()];
    repetitions = new Map();
    since = clock().getTime();
    for (const { first, times } of before) {
      const more = times - rowsOfEach;
      if (more > 0) put(auditRow(counted(first, more, clock())));
    }
  };

  async function write(): Promise<void> {
    // Refusals of the same moment share a statement.
    await Promise.resolve();
    while (waiting.length > 0) {
      const rows = waiting.slice(0, batch);
      try {
        await queries.insert(auditLog).values(rows).onConflictDoNothing();
      } catch (err) {
        if (isDatabaseUnavailable(err)) {
          log.warn({ err }, "refusals are not in the audit log yet");
          retrying = setTimeout(start, retryDelay).unref();
          return;
        }
        log.error({ err }, "refusals are not in the audit log");
      }
      waiting = waiting.slice(rows.length);
    }
  }

  return {
    record: (refusal) => {
      const at = clock();
      if (at.getTime() - since >= hour) endHour();
      const row = auditRow({ ...refusal, at });
      logEntry(row);
      const isToldApart = repetitions.has(keyOf(row)) || repetitions.size < mostKeys;
      const key = isToldApart ? keyOf(row) : kindOf(row);
      const known = repetitions.get(key) ?? {
        first: isToldApart ? refusal : withoutOrigin(refusal),
        times: 0,
      };
      known.times += 1;
      repetitions.set(key, known);
      if (known.times <= rowsOfEach) put(row);
      ending ??= setTimeout(endHour, hour).unref();
    },
    flush: async () => {
      endHour();
      if (waiting.length > 0) start();
      await writing;
    },
  };
}

const withoutOrigin = ({ action, details }: Refusal): Refusal =>
  ({ action, details, actor: visitorActor, ownerId: null }) as Refusal;

const counted = (refusal: Refusal, more: number, at: Date): AuditEntry =>
  ({ ...refusal, at, details: { ...refusal.details, count: more } }) as AuditEntry;

const kindOf = ({ action, details }: AuditRow): string => JSON.stringify([action, details]);
/** A logged-in caller counts as one source, regardless of the network. */
const keyOf = (row: AuditRow): string =>
  JSON.stringify([kindOf(row), row.actor_id ?? [row.owner_id, row.address_hash, row.network]]);
