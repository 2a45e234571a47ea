import { join } from "node:path";
import { run } from "../server/run.ts";
import { runShop } from "./start-shop.ts";

const root = join(import.meta.dirname, "..");

/** `npm run dev`: the shop with hot reload; nothing is built. */
await run(async () => {
  process.exitCode = await runShop({
    shop: join(root, "server/dev.ts"),
    provider: join(root, "sandbox/main.ts"),
  });
});
