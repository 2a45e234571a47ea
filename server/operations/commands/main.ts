import { parseArgs } from "node:util";
import { isEmail, isId } from "#server/http/formats.ts";
import { openQueue } from "#server/platform/jobs/enqueue.ts";
import { newId } from "#server/platform/ids.ts";
import { readBankKey, guardBankKey } from "#server/commerce/payouts/bank-key.ts";
import { openPayoutLines } from "#server/commerce/payouts/payouts.ts";
import {
  activateTourLeadCommand,
  inviteTourLeadCommand,
} from "#server/commerce/tour-leads/tour-lead-commands.ts";
import { operatorMessage } from "#server/platform/run-program.ts";
import {
  appointAdministratorCommand,
  dismissAdministratorCommand,
  resetSecondFactorCommand,
} from "./administrators.ts";
import { decideRefundCommand } from "./decisions.ts";
import { deleteGuestsCommand, exportGuestsCommand } from "./guests.ts";
import { exitWithError, printResult, resolveTypedPath } from "./output.ts";
import { usage } from "./usage.ts";
import { applyShop, compareShop, exportShop } from "./folders.ts";
import { importGoods, writeGoods } from "./import-goods.ts";
import { closeIssue, listStuck } from "./stuck.ts";
import { withShopDatabase } from "./with-shop-database.ts";
import { logFilters, printAuditLog } from "./audit-log.ts";
import { migrateDatabase } from "./migrate.ts";
import { moveIntoStore } from "./move-files.ts";
import { writePayoutFile } from "./payout-file.ts";
import { isTaxReport, writeTaxFile, type TaxReportName } from "./tax-files.ts";

try {
  const { positionals, values: options } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean" },
      "dry-run": { type: "boolean" },
      "from-own-network": { type: "boolean" },
      remove: { type: "boolean" },
      "reset-second-factor": { type: "boolean" },
      shopify: { type: "string" },
      action: { type: "string" },
      person: { type: "string" },
      since: { type: "string" },
    },
  });
  const [command, ...values] = positionals;
  const [first = "", second = "", third = ""] = values;
  const { shopify, "dry-run": isDryRun = false, "from-own-network": isOwnNetwork = false } = options;
  const given = Object.keys(options).filter((name) => command !== "import" || name !== "from-own-network");
  switch ([command, values.length, ...given.sort()].join(" ")) {
    case "apply 1":
      await applyShop(first, "changes");
      break;
    case "apply 1 all":
      await applyShop(first, "all");
      break;
    case "apply 1 dry-run":
      await compareShop(first);
      break;
    case "import 2":
    case "import 2 dry-run":
    case "import 2 shopify":
    case "import 2 dry-run shopify":
      await importGoods({ file: first, folder: second, shopify, isDryRun, isOwnNetwork });
      break;
    case "table 2":
      await writeGoods(first, second);
      break;
    case "export 1":
      await exportShop(first);
      break;
    case "administrator 1":
      await appointAdministratorCommand(first);
      break;
    case "administrator 1 remove":
      await dismissAdministratorCommand(first);
      break;
    case "administrator 1 reset-second-factor":
      await resetSecondFactorCommand(first);
      break;
    case "guests 3":
      if (first === "export") await exportGuestsCommand(second, third);
      else exitWithError(usage);
      break;
    case "guests 2":
      if (first === "delete") await deleteGuestsCommand(second);
      else exitWithError(usage);
      break;
    case "tour-lead 2":
      if (first === "invite" || first === "activate") await tourLead(first, second);
      else await decide(positionals, given);
      break;
    case "stuck 0":
      await listStuck();
      break;
    case "stuck 2":
      if (first === "close") await closeIssue(second);
      else exitWithError(usage);
      break;
    case "migrate 0":
    case "migrate 1":
      await migrateDatabase(values[0] ?? null);
      break;
    case "files 1":
      if (first === "move") await moveFiles();
      else exitWithError(usage);
      break;
    case "tax-report 3":
    case "recapitulative-statement 3":
      if (isTaxReport(command)) await writeTaxes(command, first, second, third);
      break;
    case "payouts 0":
      await listPayouts();
      break;
    case "payouts 3":
    case "payouts 4":
      if (first === "export") await writePayouts(second, third, values[3] ?? newId());
      else exitWithError(usage);
      break;
    default:
      if (command === "log" && values.length === 0 && given.every((name) => name in logFilters))
        await printAuditLog(options);
      else await decide(positionals, given);
  }
} catch (error) {
  const isMistyped = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS") ?? false;
  exitWithError(isMistyped ? usage : (operatorMessage(error) ?? error));
}

async function tourLead(what: "invite" | "activate", email: string): Promise<void> {
  if (!isEmail(email)) return exitWithError(`${email} is not an email address.`);
  const said = what === "invite" ? inviteTourLeadCommand : activateTourLeadCommand;
  await withShopDatabase(async (services) => printResult(await said(services, email)));
}

async function listPayouts(): Promise<void> {
  await withShopDatabase(async ({ database }) => {
    const lines = await openPayoutLines(database.queries);
    console.log(lines.join("\n") || "No payout waits.");
  });
}

async function writePayouts(currency: string, file: string, exportId: string): Promise<void> {
  if (!/^[A-Z]{3}$/.test(currency)) return exitWithError(`${currency} is not a currency such as EUR.`);
  if (!isId(exportId))
    return exitWithError(
      `${exportId} is not the id of an export. Ids are listed by: npm run shop -- payouts`,
    );
  const path = resolveTypedPath(file);
  await withShopDatabase(async ({ settings, ...services }) => {
    const exporting = { ...services, bankKey: readBankKey(settings) };
    await guardBankKey(exporting);
    printResult(await writePayoutFile(exporting, { currency, exportId, path }));
  });
}

async function writeTaxes(report: TaxReportName, marketId: string, month: string, file: string) {
  const path = resolveTypedPath(file);
  await withShopDatabase(async ({ database: { queries } }) =>
    printResult(await writeTaxFile(queries, { report, marketId, month, path })),
  );
}

/** Administrators' decisions, for when no other administrator may make them. */
async function decide(words: readonly string[], given: readonly string[]): Promise<void> {
  const decision = given.length === 0 ? decideRefundCommand(words) : null;
  if (decision === null || typeof decision === "string") return exitWithError(decision ?? usage);
  await withShopDatabase(async (services) => {
    const { enqueue, close } = await openQueue(services.database);
    await decision({ ...services, jobs: { enqueue } })
      .then(printResult)
      .finally(close);
  });
}

async function moveFiles(): Promise<void> {
  const { lines, isWell } = await moveIntoStore(console.log);
  if (isWell) console.log(lines.join("\n"));
  else exitWithError(lines.join("\n"));
}
