import { join } from "node:path";
import { runProgram } from "#server/platform/run-program.ts";
import { runShop } from "./start-shop.ts";

const root = join(import.meta.dirname, "..");

/** `npm run dev`: the shop with hot reload, without a build. */
await runProgram(async () => {
  process.exitCode = await runShop({
    shop: join(root, "server/dev.ts"),
    provider: join(root, "sandbox/main.ts"),
  });
});
