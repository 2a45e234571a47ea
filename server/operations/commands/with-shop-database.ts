import { openForCommand } from "#server/platform/database/command-database.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { readSettings, type Settings } from "#server/platform/settings.ts";
import { exitWithError } from "./output.ts";

type Operated = { database: Database; settings: Settings; clock: () => Date };

export async function withShopDatabase(work: (services: Operated) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openForCommand(settings);
  const hasShop = async () => (await database.queries.$count(shopFacts)) > 0;
  const working = hasShop().then((has) =>
    has
      ? work({ database, settings, clock: () => new Date() })
      : exitWithError("This database holds no shop yet. First: npm run shop -- apply <folder>"),
  );
  await working.finally(database.close);
}
