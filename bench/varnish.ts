import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { launchOptions } from "#scripts/chromium.ts";
import { smallHeapOptions } from "#scripts/small-heap.ts";
import { programFile } from "#scripts/programs.ts";
import { findProgram } from "#tests/cluster/find-programs.ts";
import { freePort } from "#scripts/free-port.ts";
import { openVarnish } from "#tests/support/varnish.ts";
import { processesWith, processorTime } from "./processor-time.ts";

/**
 * `node bench/varnish.ts [seconds]`: kept pages and files of the built shop, asked of the shop itself and of Varnish before it, in turn, by wrk over 32
 * connections. On a machine with other work requests per second say who got the processor; its microseconds for each request say what one costs. Then all that
 * a browser asks for when somebody opens a page for the first time, as one thing.
 */
const [seconds = "10"] = process.argv.slice(2);
const rounds = 3;
const wrk = await findProgram("wrk");
const folder = mkdtempSync(join(tmpdir(), "trellis-varnish-bench-"));
const shopPort = await freePort();
const shop = spawn(process.execPath, [...smallHeapOptions.flags, programFile("shop")], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    ...smallHeapOptions.environment,
    DATA_DIR: folder,
    PORT: String(shopPort),
    DEMO: "on",
    SHOP_GATE: "open",
    // No payments here.
    PAYPAL_BASE_URL: "http://127.0.0.1:1",
    PAYPAL_CLIENT_ID: "nobody",
    PAYPAL_CLIENT_SECRET: "nobody",
  },
});
const varnish = await openVarnish(shopPort);
try {
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 200));
  const home = await (await fetch(`http://127.0.0.1:${shopPort}/en/`)).text();
  const pages = { home: "/en/", list: "/en/shop", product: "/en/product/boston-fern" };
  const asked: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, [path]])),
    picture: [/\/api\/v1\/images\/[^" ?]+/.exec(home)![0]],
    script: [/\/assets\/[\w-]+\.js/.exec(home)![0]],
  };
  for (const [name, path] of Object.entries(pages)) asked[`first visit: ${name}`] = await firstVisit(path);
  // Varnish and its children have this address in their command.
  const sides = [
    { side: "shop", port: shopPort, processes: () => [shop.pid!] },
    {
      side: "Varnish",
      port: varnish.port,
      processes: () => processesWith(`127.0.0.1:${varnish.port}`),
    },
  ];
  for (const [name, paths] of Object.entries(asked)) {
    const taken = Array.from({ length: rounds }, () =>
      sides.map(({ port, processes }) => load(`http://127.0.0.1:${port}`, paths, processes)),
    );
    const rows = sides.map(({ side }, index) => {
      const costs = taken.map((round) => round[index]!.cost).toSorted((one, other) => one - other);
      const rates = taken.map((round) => round[index]!.rate).toSorted((one, other) => one - other);
      const middle = Math.floor(rounds / 2);
      return {
        side,
        "per second": Math.round(rates[middle]!),
        "µs each": Math.round(costs[middle]!),
        "least to most": `${Math.round(costs[0]!)} to ${Math.round(costs.at(-1)!)}`,
      };
    });
    console.log(paths.length > 1 ? `${name}, ${paths.length} requests` : name);
    console.table(rows);
  }
} finally {
  shop.kill("SIGKILL");
  await varnish.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
process.exit();

function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${shopPort}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The paths that a phone's browser requests on a first visit, the page first. */
async function firstVisit(page: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const visitor = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const paths: string[] = [];
    visitor.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === "GET") paths.push(pathname + search);
    });
    await visitor.goto(`http://127.0.0.1:${shopPort}${page}`, { waitUntil: "networkidle" });
    return paths;
  } finally {
    await browser.close();
  }
}

/** The paths in turn, again and again; the figures cover all of them. */
function load(
  shopAddress: string,
  paths: readonly string[],
  processes: () => number[],
): { rate: number; cost: number } {
  const script = join(folder, "paths.lua");
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local last = 0
request = function()
  last = last % #paths + 1
  return wrk.format("GET", paths[last])
end`,
  );
  const headers = ["Cookie: trellis_place=europe.en", "Accept-Encoding: gzip, deflate, br"];
  const ask = (duration: string) =>
    execFileSync(
      wrk,
      ["-t1", "-c32", `-d${duration}s`, "-s", script, ...headers.flatMap((one) => ["-H", one]), shopAddress],
      {
        encoding: "utf8",
      },
    );
  ask("1");
  const before = processorTime(processes());
  const said = ask(seconds);
  const taken = processorTime(processes()) - before;
  const [, requests] = /(\d+) requests in/.exec(said)!;
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(said)!;
  return { rate: Number(rate) / paths.length, cost: (taken / Number(requests)) * paths.length };
}
