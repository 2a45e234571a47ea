import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { shopperOf } from "#e2e/support/shoppers.ts";
import { shops } from "#e2e/support/shops.ts";
import { drive } from "#scenarios/drive/drive.ts";
import type { ScenarioRecording } from "#scenarios/recording.ts";
import { ensureChromium, launchOptions } from "./chromium.ts";
import { readScenario, recordingFile, scenarioNames, type ScenarioFile } from "./scenario-files.ts";
import { root } from "./tools.ts";

const usage = `npm run scenario -- <name …>     drives scenarios at a running shop and its sandbox; without a name, all of them
    --at <url>     a running demo shop; otherwise one is started
    --show         in a window
    --slow <ms>    pauses after each action
    --record       stores what the shop answers, for the scenario's story`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: "string" },
    show: { type: "boolean", default: false },
    slow: { type: "string", default: "0" },
    record: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const all = scenarioNames();
const unknown = positionals.filter((wanted) => !all.some(({ name }) => name === wanted));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no scenario ${unknown.join(", ")}.`);
  console.log([usage, "", ...all.map(({ name }) => name)].join("\n"));
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  await driveAll(all.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));
}

async function driveAll(wanted: readonly ScenarioFile[]): Promise<void> {
  const shop = values.at === undefined ? await serveShop() : { at: values.at, stop: async () => {} };
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await ensureChromium(console.log),
    headless: !values.show,
    slowMo: Number(values.slow),
  });
  const failed: string[] = [];
  for (const file of wanted) {
    const scenario = await readScenario(file);
    console.log(`${file.name}: ${scenario.title}`);
    try {
      const say = (line: string) => console.log(`  ${line}`);
      const recording = await drive(browser, scenario, { ...shop, say, isRecorded: values.record });
      if (values.record) await store(file, recording);
    } catch (error) {
      failed.push(file.name);
      console.error((error as Error).message);
    }
  }
  await browser.close();
  await shop.stop();
  console.log(`${wanted.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** A demo shop on free ports that has enough customers. */
async function serveShop() {
  const child = fork(join(root, "e2e/support/serve.ts"), ["embedded"], { silent: true });
  const ended = once(child, "exit");
  const opened = new Promise<void>((done) => {
    child.stdout!.on("data", (text: Buffer) => String(text).includes("Trellis is open at") && done());
  });
  await Promise.race([opened, ended]);
  if (child.exitCode !== null) throw new Error("The shop did not start.");
  let used = 0;
  return {
    at: shops.embedded.url,
    newCustomer: async () => shopperOf(0, (used += 1)),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Each page, exchange and body on a line of its own, so that a change can be read. */
async function store(file: ScenarioFile, recording: ScenarioRecording): Promise<void> {
  const parts = Object.entries(recording).map(([name, part]) => {
    const text = Array.isArray(part)
      ? `[\n${part.map((item) => JSON.stringify(item)).join(",\n")}\n]`
      : JSON.stringify(part);
    return `"${name}": ${text}`;
  });
  await mkdir(join(root, "scenarios/recorded"), { recursive: true });
  await writeFile(recordingFile(file), `{\n${parts.join(",\n")}\n}\n`);
}
