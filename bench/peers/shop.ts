import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type autocannon from "autocannon";
import { familyOf } from "#bench/processor-time.ts";

/** The request with a number: another number, another address. */
export type NumberedRequest = (number: number) => autocannon.Request;

/** A product of this shop, which the other shops get too. */
export type Product = {
  slug: string;
  name: string;
  description: string;
  picture: string;
  /** Prices of its three variants. */
  prices: string[];
};

export type OpenShop = {
  url: string;
  /** By the name of their line in the table. */
  requests: Record<string, NumberedRequest>;
  /** Adds one product to the cart of one of many visitors. */
  addToCart: NumberedRequest;
  /** Addresses for the phone, if it has a storefront. */
  pages: Record<string, string>;
  /** Process ids of its servers. */
  processes: () => number[];
  stop: () => Promise<void>;
};

/** A shop with all products, which can be started again and again. */
export type FilledShop = { name: string; open: () => Promise<OpenShop>; remove: () => Promise<void> };

/** How many visitors fill carts; their first additions warm up. */
export const visitors = 100;

/** Installs packages into a folder of their own, once. */
export function install(parent: string, name: string, packages: Record<string, string>): string {
  const folder = join(parent, name);
  const mark = join(folder, "installed.json");
  const dependencies = JSON.stringify(packages);
  if (existsSync(mark) && readFileSync(mark, "utf8") === dependencies) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: `${name}-bench`, private: true, type: "module", dependencies: packages }),
  );
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  writeFileSync(mark, dependencies);
  return folder;
}

export type Program = { arguments: string[]; folder: string; environment: Record<string, string> };

/** Runs a program of Node to its end. */
export async function run({ arguments: words, folder, environment }: Program): Promise<void> {
  const program = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(program, "exit");
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}`);
}

/** Starts a program of Node in a process group of its own, because not every program ends its children. */
export function start({ arguments: words, folder, environment }: Program): ChildProcess {
  const program = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const kill = () => process.kill(-program.pid!, "SIGKILL");
  process.once("exit", kill);
  program.once("exit", () => process.off("exit", kill));
  return program;
}

export async function stop(programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    const ended = once(program, "exit");
    process.kill(-program.pid!, "SIGTERM");
    await ended;
  }
}

export const familiesOf = (programs: readonly ChildProcess[]): number[] =>
  programs.flatMap(({ pid }) => familyOf(pid!));

/** Milliseconds. */
const patience = 1_800_000;

/** Waits until a condition holds; a refused connection counts as not yet. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > patience) throw new Error(`In vain: ${what}`);
    await pause(200);
  }
}

export const answers = (address: string): Promise<boolean> => fetch(address).then(({ ok }) => ok);
