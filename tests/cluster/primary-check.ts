import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

export type PrimaryCheck = { port: number; isLeader: boolean; close: () => void };

/** Milliseconds, less than HAProxy waits. */
const timeout = 1_000;

/**
 * Answers HAProxy's `/primary` as Patroni does: 200 for the leader while its PostgreSQL takes writes. Who leads is said
 * by the test.
 */
export async function openPrimaryCheck(databasePort: number): Promise<PrimaryCheck> {
  const takesWrites = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: `postgresql://trellis@127.0.0.1:${databasePort}/shop`,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query("show transaction_read_only");
      return rows[0].transaction_read_only === "off";
    } finally {
      client.end().catch(() => {});
    }
  };
  const server = createServer(async (_request, reply) => {
    const isPrimary = check.isLeader && (await takesWrites().catch(() => false));
    reply.writeHead(isPrimary ? 200 : 503).end();
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const check: PrimaryCheck = {
    port: (server.address() as AddressInfo).port,
    isLeader: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return check;
}
