import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { log } from "#server/platform/telemetry/log.ts";
import type { Queries } from "./database.ts";
import { connectionOptions } from "./pool.ts";

export const changeChannel = "shop_changed";

/** Bytes; PostgreSQL takes fewer than 8,000. */
const longestNotification = 7_000;

/**
 * Notifies every server of a change to the shop once the transaction commits.
 * @param tags of what changed, without spaces; without tags, and with too many, anything may have changed
 */
export async function announceChange(tx: Queries, tags: readonly string[] = []): Promise<void> {
  const payload = tags.join(" ");
  const sent = Buffer.byteLength(payload) > longestNotification ? "" : payload;
  await tx.execute(sql`select pg_notify(${changeChannel}, ${sent})`);
}

/** The tags of a notification; null: anything may have changed. */
export const announcedTags = (payload: string): string[] | null =>
  payload === "" ? null : payload.split(" ");

/** A pooler lends connections per transaction, or the two URLs lead to different databases. */
class NoNotificationsError extends Error {
  override message =
    "No notifications arrive from this database. If DATABASE_URL leads to a pooler, DATABASE_DIRECT_URL must lead to the same database without it.";
}

export type ChangeListener = {
  /** The shop has changed, or may have changed while notifications were interrupted. Null: anything may have changed. */
  changed: (tags: string[] | null) => void;
  lost: () => void;
};

/** The connection's name in `pg_stat_activity`. */
export const listenerName = "trellis, listening";
/** Milliseconds between two attempts to connect. */
const reconnectDelay = 1_000;
/** Milliseconds between two checks of the connection, and for an answer to one. */
const heartbeatInterval = 5_000;

/**
 * Listens on its own connection and returns a function that ends it.
 * @param notify notifies a channel the way changes are announced
 */
export function listenForChanges(
  connectionString: string,
  notify: (channel: string, word: string) => Promise<unknown>,
  { changed, lost }: ChangeListener,
): () => Promise<void> {
  const ending = new AbortController();
  /** A channel per program for all attempts, because a pooler's connection keeps listening. */
  const echo = `${changeChannel}_${randomUUID().replaceAll("-", "")}`;
  lost();
  const following = follow();
  return async () => {
    ending.abort();
    await following;
  };

  async function follow(): Promise<void> {
    let shouldLog = true;
    while (!ending.signal.aborted) {
      await listen().then(
        () => (shouldLog = true),
        (error: Error) => {
          if (shouldLog) log.error({ err: error }, "no notifications of changes to the shop are received");
          shouldLog = false;
        },
      );
      lost();
      await pause(reconnectDelay, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...connectionOptions,
      connectionString,
      query_timeout: heartbeatInterval,
      application_name: listenerName,
    });
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, ending.signal]);
    client.on("error", () => over.abort());
    client.on("end", () => over.abort());
    const { promise: echoed, resolve: received } = Promise.withResolvers<true>();
    const word = randomUUID();
    client.on("notification", ({ channel, payload }) => {
      if (channel === changeChannel) changed(announcedTags(payload ?? ""));
      else if (payload === word) received(true);
    });
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      await client.query(`listen ${echo}`);
      await notify(echo, word);
      const timedOut = pause(heartbeatInterval, false, { signal, ref: false }).catch(() => false);
      const hasArrived = await Promise.race([echoed, timedOut]);
      if (signal.aborted) return;
      if (!hasArrived) throw new NoNotificationsError();
      await client.query(`unlisten ${echo}`);
      changed(null);
      while (!signal.aborted) {
        await pause(heartbeatInterval, undefined, { signal, ref: false }).catch(() => {});
        if (!signal.aborted) await client.query("select 1");
      }
    } finally {
      await Promise.race([client.end().catch(() => {}), pause(reconnectDelay, undefined, { ref: false })]);
    }
  }
}
