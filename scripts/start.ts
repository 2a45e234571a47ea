import { runProgram } from "#server/platform/run-program.ts";
import { startShop } from "./start-shop.ts";

await runProgram(async () => {
  process.exitCode = await startShop();
});
