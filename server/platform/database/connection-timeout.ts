import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { log } from "#server/platform/telemetry/log.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** Milliseconds until a connection must be open, and until the system probes an idle one. */
export const connectionTimeouts = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Milliseconds without a response before a new connection probes the host. */
const probeAfter = 3_000;
/** Milliseconds between two checks, and the checks needed: a program that was busy itself has checked rarely. */
const checkInterval = 500;
const checksNeeded = 8;

/** An open statement: since when nothing arrived, and how many bytes had arrived by then. */
type Waiting = { since: number; read: number };
/** The host's active processes, or merely whether it responds. */
type HostStatus = ReadonlySet<number> | "there" | "nothing";

/**
 * Detects an unresponsive host or a dead connection. A statement may take any time while the host reports that it is
 * running.
 * @param behind the URL of PostgreSQL, if the host is a pooler
 * @returns a function to call with each new connection to the host
 */
export function watchConnection(address: string, behind?: () => string): (client: pg.Client) => void {
  const clients = new Set<pg.Client>();
  const waiting = new Map<pg.Client, Waiting>();
  let isLooking = false;
  let answers = 0;

  const overdueClients = (): pg.Client[] => {
    for (const [client, statement] of waiting) {
      const read = bytesRead(client);
      if (read !== statement.read) Object.assign(statement, { read, since: performance.now() });
    }
    return [...waiting.keys()].filter(
      (client) => performance.now() - waiting.get(client)!.since > probeAfter,
    );
  };

  async function look(): Promise<void> {
    isLooking = true;
    try {
      while (waiting.size > 0) {
        await pause(checkInterval, undefined, { ref: false });
        const overdue = overdueClients();
        if (overdue.length > 0) await probeHost(overdue);
      }
    } catch (err) {
      // For example, a missing certificate file. The next statement is watched again.
      log.error({ err }, "the database could not be asked whether it is there");
    } finally {
      isLooking = false;
    }
  }

  async function probeHost(overdue: readonly pg.Client[]): Promise<void> {
    const before = answers;
    const status = behind ? await askBoth(address, behind()) : await probe(address, overdue.map(processOf));
    // A response may be on its way.
    await pause(checkInterval, undefined, { ref: false });
    const stillLate = new Set(overdueClients());
    const left = overdue.filter((client) => stillLate.has(client));
    const isHeard =
      answers > before || overdue.some((client) => clients.has(client) && !stillLate.has(client));
    if (status === "nothing" && !isHeard) for (const client of clients) destroyConnection(client);
    for (const client of left) {
      if (typeof status === "object" && !status.has(processOf(client))) destroyConnection(client);
      else waiting.get(client)!.since = performance.now();
    }
  }

  return (client) => {
    clients.add(client);
    client.on("end", () => {
      clients.delete(client);
      waiting.delete(client);
    });
    client.on("drain", () => {
      answers += 1;
      waiting.delete(client);
    });
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((...parts: unknown[]) => {
      if (clients.has(client) && !waiting.has(client))
        waiting.set(client, { since: performance.now(), read: bytesRead(client) });
      if (!isLooking) void look();
      return query(...parts);
    }) as typeof client.query;
  };
}

/** Ends a connection without waiting for the other side; its open statements fail with the reason. */
export function destroyConnection(client: pg.ClientBase, reason = "The database does not answer."): void {
  streamOf(client).destroy(new DatabaseUnavailableError(reason));
}

/** A pooler accepts connections while PostgreSQL is silent, and may have none free while all are busy, so both are probed. */
async function askBoth(pooler: string, host: string): Promise<HostStatus> {
  const [itself, through, direct] = await Promise.all([
    probe(pooler, null),
    probe(pooler, []),
    probe(host, []),
  ]);
  if (itself === "nothing") return "nothing";
  return through === "nothing" && direct === "nothing" ? "nothing" : "there";
}

const localErrors = new Set(["EAI_AGAIN", "EMFILE", "ENFILE", "ENOBUFS", "EADDRNOTAVAIL"]);

/** Which of `processes` are active; null checks only whether logging in works. */
async function probe(address: string, processes: readonly number[] | null): Promise<HostStatus> {
  let isOver = false;
  const over = (async (): Promise<"nothing"> => {
    for (let count = 0; count < checksNeeded; count += 1)
      await pause(checkInterval, undefined, { ref: false });
    isOver = true;
    return "nothing";
  })();
  while (!isOver) {
    const client = new pg.Client({ connectionString: address });
    client.on("error", () => {});
    const status = await Promise.race([saidBy(client, processes), over]);
    destroyConnection(client);
    if (status !== "nothing") return status;
    await Promise.race([pause(checkInterval, undefined, { ref: false }), over]);
  }
  return "nothing";
}

async function saidBy(client: pg.Client, processes: readonly number[] | null): Promise<HostStatus> {
  try {
    await client.connect();
    if (!processes) return "there";
    const { rows } = await client.query<{ own: number; busy: number[] }>(
      `select pg_backend_pid() as own, array(
        select pid from pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'
      ) as busy`,
      [processes],
    );
    const { own, busy } = rows[0]!;
    // A pooler invents process ids.
    return own === processOf(client) ? new Set(busy) : "there";
  } catch (error) {
    const { code } = error as { code?: string };
    // A failure before anything was sent does not concern the host.
    const isOurs =
      code !== undefined && (localErrors.has(code) || /^(ERR_|CERT_|DEPTH_|SELF_SIGNED|UNABLE_)/.test(code));
    return error instanceof pg.DatabaseError || isOurs ? "there" : "nothing";
  }
}

const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
const bytesRead = (client: pg.ClientBase): number => streamOf(client).bytesRead;
const processOf = (client: pg.ClientBase): number => (client as unknown as { processID: number }).processID;
