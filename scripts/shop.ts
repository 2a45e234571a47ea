import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { operator } from "../server/audit/audit.ts";
import { openDatabase } from "../server/database/database.ts";
import { makeAdministrator } from "../server/accounts/make-administrator.ts";
import { newId } from "../server/ids.ts";
import { bankKeyOf, guardBankKey } from "../server/payouts/bank-key.ts";
import { exportPayouts } from "../server/payouts/export-payouts.ts";
import { openPayoutLines } from "../server/payouts/payouts.ts";
import { findStuckPayments, stuckLine } from "../server/payment/stuck.ts";
import { findStuckRefunds, stuckRefundLine } from "../server/refunds/stuck-refunds.ts";
import { activateByHand, inviteByHand } from "../server/tour-leads/by-hand.ts";
import { sentence } from "../server/run.ts";
import { readSettings } from "../server/settings.ts";
import { applyFolder } from "../server/shop-data/apply-folder.ts";

/** `npm run shop -- …`: the operator's commands. */
const usage = [
  "npm run shop -- apply <folder>    turns the shop into what the folder describes",
  "npm run shop -- administrator <e-mail>  makes somebody an administrator; prints where a new account sets its password",
  "npm run shop -- tour-lead invite <e-mail>    invites somebody to be a tour lead; prints the link to sign up by",
  "npm run shop -- tour-lead activate <e-mail>  makes somebody who has signed up an active tour lead",
  "npm run shop -- stuck             lists payments undecided for more than an hour, and refunds that the provider does not pay back",
  "npm run shop -- payouts           lists payouts that tour leads wait for",
  "npm run shop -- payouts export <currency> <file> [id]  writes them into a file for the bank; with the id of an export, the same file again",
];
const [command, ...values] = process.argv.slice(2);

try {
  if (command === "apply" && values.length === 1) await apply(values[0]!);
  else if (command === "administrator" && /^\S+@\S+$/.test(values[0] ?? "")) await appoint(values[0]!);
  else if (command === "tour-lead" && isLead(values)) await tourLead(values[0], values[1]);
  else if (command === "stuck" && values.length === 0) await listStuck();
  else if (command === "payouts" && values.length === 0) await listPayouts();
  else if (
    command === "payouts" &&
    values[0] === "export" &&
    /^[A-Z]{3}$/.test(values[1] ?? "") &&
    values[2]
  ) {
    await writePayouts(values[1]!, values[2], values[3] ?? newId());
  } else fail(usage.join("\n"));
} catch (error) {
  fail(sentence(error) ?? error);
}

/** npm runs this in the program's folder; a relative path is relative to where the command was typed. */
async function apply(folder: string): Promise<void> {
  const path = resolve(process.env.INIT_CWD ?? ".", folder);
  const applied = await applyFolder(readSettings(process.env), path, new Date()).catch((error: unknown) => {
    const words = sentence(error);
    return fail(words === null ? error : `${words}\nNothing was changed.`);
  });
  if (!applied) return;
  const list = Object.entries(applied.counts).map(([what, count]) => `${what} ${count}`);
  console.log(`The shop is what ${path} says: ${list.join(", ")}.`);
  if (applied.isDemo) console.log("It is a demo: everybody knows the passwords of its accounts.");
}

async function appoint(email: string): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  const services = { database, settings, clock: () => new Date() };
  const { passwordLink } = await makeAdministrator(services, email).finally(database.close);
  console.log(`${email} is an administrator.`);
  if (passwordLink) console.log(`Within seven days, this link sets the account's password:\n${passwordLink}`);
}

type LeadCommand = ["invite" | "activate", string];

function isLead(typed: readonly string[]): typed is LeadCommand {
  return typed.length === 2 && /^(invite|activate)$/.test(typed[0]!) && /^\S+@\S+$/.test(typed[1]!);
}

async function tourLead(what: LeadCommand[0], email: string): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  const services = { database, settings, clock: () => new Date() };
  const said = what === "invite" ? inviteByHand : activateByHand;
  console.log(await said(services, email).finally(database.close));
}

async function listStuck(): Promise<void> {
  const database = await openDatabase(readSettings(process.env));
  const services = { database, clock: () => new Date() };
  const list = async () => [
    ...(await findStuckPayments(services)).map(stuckLine),
    ...(await findStuckRefunds(services)).map(stuckRefundLine),
  ];
  const lines = await list().finally(database.close);
  console.log(lines.join("\n") || "No payment is stuck.");
}

async function listPayouts(): Promise<void> {
  const database = await openDatabase(readSettings(process.env));
  const lines = await openPayoutLines(database.queries).finally(database.close);
  console.log(lines.join("\n") || "No payout waits.");
}

async function writePayouts(currency: string, file: string, exportId: string): Promise<void> {
  const settings = readSettings(process.env);
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  const database = await openDatabase(settings);
  const services = { database, clock: () => new Date(), bankKey: bankKeyOf(settings) };
  const exporting = guardBankKey(services).then(() =>
    exportPayouts(services, operator, { exportId, currency }),
  );
  const exported = await exporting.finally(database.close);
  switch (exported.outcome) {
    case "exported":
      // It has whole account numbers in it.
      writeFileSync(path, exported.file.content, { mode: 0o600 });
      return console.log(`${path} has ${exported.file.count} payouts. The same file again: id ${exportId}.`);
    case "nothing":
      return fail(`No payout in ${currency} waits.`);
    case "noAccount":
      return fail(
        "The shop has no account to pay euros from. Add payout_iban to its shop.yaml and apply the folder.",
      );
  }
}

function fail(words: unknown): void {
  console.error(words);
  process.exitCode = 1;
}
