import { operatorMessage } from "#server/platform/run-program.ts";
import { readSettings, type Settings } from "#server/platform/settings.ts";
import { databaseRules } from "./database-rules.ts";
import type { Facts } from "./facts.ts";
import { filesRules } from "./files-rules.ts";
import { createFindings, type Finding } from "./finding.ts";
import { folderRules } from "./folder-rules.ts";
import { gatherFacts } from "./gather-facts.ts";
import { secretsRules } from "./secrets-rules.ts";
import { serversRules } from "./servers-rules.ts";
import { servicesRules } from "./services-rules.ts";
import { settingsRules } from "./settings-rules.ts";
import { shopRules } from "./shop-rules.ts";

const rules: ((facts: Facts) => Finding[])[] = [
  settingsRules,
  secretsRules,
  folderRules,
  databaseRules,
  serversRules,
  filesRules,
  servicesRules,
  shopRules,
];

export async function runDoctor(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const variables = Object.keys(environment).filter((name) => environment[name]);
  try {
    const settings: Settings = readSettings(environment);
    const facts = await gatherFacts(settings, variables);
    return rules.flatMap((rule) => rule(facts));
  } catch (error) {
    const words = operatorMessage(error);
    if (words === null) throw error;
    return words
      .split("\n")
      .map((line) =>
        createFindings("settings").error(line, "Correct it: docs/configuration.md lists all variables."),
      );
  }
}
