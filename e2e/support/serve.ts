import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "../../scripts/postgresql.ts";
import { startShop } from "../../scripts/start-shop.ts";
import { shops, type ShopName } from "./shops.ts";

/** One shop as `npm start` runs it, on a new data folder; with `postgres`, on a cluster of its own. */
const name = process.argv[2] as ShopName;
const { port, sandboxPort } = shops[name];
const folder = mkdtempSync(join(tmpdir(), `trellis-e2e-${name}-`));
const cluster = name === "postgres" ? await startCluster() : null;
Object.assign(process.env, {
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  DATA_DIR: folder,
  DEMO: "on",
  CHECK_RESPONSES: "on",
  ...(cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {}),
});
const code = await startShop();
await cluster?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(code);
