import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServices } from "#server/open-services.ts";
import { testStart, testSettings } from "./settings.ts";
import { writeShopFolder } from "./shop-folder.ts";

/** Workers poll when they start and then not during a test: tests run jobs themselves. */
export const jobPollSeconds = 3_600;

/** Fills a database once; every test file gets a copy. Returns the data folder and a function that removes it. */
export async function fillShop(
  environment: Record<string, string> = {},
): Promise<{ dataFolder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-filled-"));
  const dataFolder = join(folder, "data");
  const settings = testSettings(dataFolder, environment);
  const services = await openServices(settings, {
    clock: () => new Date(testStart),
    shopFolder: await writeShopFolder(join(folder, "shop")),
    jobPollSeconds,
  });
  await services.close();
  return { dataFolder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
