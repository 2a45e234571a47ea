import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./free-port.ts";

const program = `
  import { freePort } from ${JSON.stringify(join(import.meta.dirname, "free-port.ts"))};
  console.log(await freePort(), await freePort());
  setInterval(() => {}, 1_000);`;

test("no port is given twice, to this process or another, nor one where something listens", async () => {
  const other = spawn(process.execPath, ["--input-type=module", "-e", program]);
  onTestFinished(() => void other.kill("SIGKILL"));
  const [written] = await once(other.stdout, "data");
  const others = String(written).trim().split(" ").map(Number);
  const next = (await freePort()) + 1;
  const server = createServer().listen(next, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  // More than a process takes at once.
  const own = await Promise.all(Array.from({ length: 150 }, freePort));
  const all = [...others, next - 1, next, ...own];
  expect(others).toHaveLength(2);
  expect(new Set(all).size).toBe(all.length);
});
