import pg from "pg";
import type { TestProject } from "vitest/node";
import { buildAll } from "#scripts/build.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { fillShop } from "./filled-shop.ts";

const template = "filled";

/** A PostgreSQL cluster for the tests with a filled shop to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildAll();
  const cluster = await startCluster();
  try {
    const client = new pg.Client(`${cluster.address}/postgres`);
    await client.connect();
    await client.query(`create database ${template}`);
    await client.end();
    const { dataFolder, remove } = await fillShop({ DATABASE_URL: `${cluster.address}/${template}` });
    project.provide("filledFolder", dataFolder);
    project.provide("cluster", { address: cluster.address, template });
    return async () => {
      remove();
      await cluster.stop();
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
