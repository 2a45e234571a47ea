import pg from "pg";
import type { ProvidedContext } from "vitest";
import { startCluster } from "#scripts/postgresql.ts";
import { fillShop } from "./filled-shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of a filled shop, to be copied. */
    filledFolder: string;
    /** A cluster for new databases, and the filled one to copy; null for the embedded database. */
    cluster: { address: string; template: string } | null;
  }
}

export type FilledDatabase = { provided: ProvidedContext; remove: () => Promise<void> };
const template = "filled";

export async function fillEmbedded(): Promise<FilledDatabase> {
  const { dataFolder, remove } = await fillShop();
  return { provided: { filledFolder: dataFolder, cluster: null }, remove: async () => remove() };
}

/** A PostgreSQL cluster for the tests with a filled shop to copy. */
export async function fillPostgres(): Promise<FilledDatabase> {
  const cluster = await startCluster();
  try {
    const client = new pg.Client(`${cluster.address}/postgres`);
    await client.connect();
    await client.query(`create database ${template}`);
    await client.end();
    const { dataFolder, remove } = await fillShop({ DATABASE_URL: `${cluster.address}/${template}` });
    return {
      provided: { filledFolder: dataFolder, cluster: { address: cluster.address, template } },
      remove: async () => {
        remove();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
