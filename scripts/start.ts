import { run } from "../server/run.ts";
import { startShop } from "./start-shop.ts";

/** `npm start`. */
await run(async () => {
  process.exitCode = await startShop();
});
