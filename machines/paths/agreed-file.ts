import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import { transitionLines, drift } from "./agreed-transitions.ts";
import type { PathModel } from "./model.ts";

/**
 * Compares a flow with its agreed arrows, `machines/<area>/<flow>/<flow>.arrows.txt`.
 *
 * @returns a line for each difference, as `drift` writes it
 */
export const differencesFrom = <Machine extends AnyStateMachine>(model: PathModel<Machine>): string[] =>
  drift(agreedLines(model.machine.id), transitionLines(model));

export const writeAgreedFile = <Machine extends AnyStateMachine>(model: PathModel<Machine>): void =>
  writeFileSync(fileOf(model.machine.id), `${transitionLines(model).join("\n")}\n`);

function agreedLines(id: string): string[] {
  const file = fileOf(id);
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
}

function fileOf(id: string): string {
  const flow = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const machines = join(import.meta.dirname, "..");
  const [folder] = globSync(`*/${flow}/`, { cwd: machines });
  if (folder === undefined) throw new Error(`No folder of machines/ holds a flow named ${flow}.`);
  return join(machines, folder, `${flow}.arrows.txt`);
}
