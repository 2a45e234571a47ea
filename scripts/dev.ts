import { run } from "../server/run.ts";
import { runShop } from "./start-shop.ts";

/** `npm run dev`: the shop with hot reload; nothing is built. */
await run(async () => {
  process.exitCode = await runShop("server/dev.ts");
});
