import type { TestProject } from "vitest/node";
import { buildAll } from "#scripts/build.ts";
import { fillEmbedded } from "./filled-databases.ts";

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildAll();
  const { provided, remove } = await fillEmbedded();
  project.provide("filledFolder", provided.filledFolder);
  project.provide("cluster", provided.cluster);
  return remove;
}
