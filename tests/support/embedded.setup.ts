import type { TestProject } from "vitest/node";
import { buildAll } from "#scripts/build.ts";
import { fillShop } from "./filled-shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of a filled shop, to be copied. */
    filledFolder: string;
    /** A cluster for new databases, and the filled one to copy; null for the embedded database. */
    cluster: { address: string; template: string } | null;
  }
}

export default async function setUp(project: TestProject): Promise<() => void> {
  await buildAll();
  const { dataFolder, remove } = await fillShop();
  project.provide("filledFolder", dataFolder);
  project.provide("cluster", null);
  return remove;
}
