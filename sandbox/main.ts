import { resolve } from "node:path";
import { sandboxApp } from "./app.ts";

const environment = process.env;
const host = environment.SANDBOX_HOST || "127.0.0.1";
const port = Number(environment.SANDBOX_PORT || 8090);
const publicUrl = environment.SANDBOX_PUBLIC_URL || `http://localhost:${port}`;

const app = sandboxApp({
  ledgerFile: resolve(environment.SANDBOX_LEDGER || `${environment.DATA_DIR || "data"}/sandbox-ledger.jsonl`),
  publicUrl,
  barredCurrencies: (environment.SANDBOX_BARRED_CURRENCIES ?? "").split(",").filter(Boolean),
  clientId: environment.SANDBOX_CLIENT_ID || undefined,
  clientSecret: environment.SANDBOX_CLIENT_SECRET || undefined,
});

const stop = () => void app.close();
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
process.once("disconnect", stop);

try {
  await app.listen({ host, port });
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  console.error(isTaken ? `Port ${port} is taken. Give the sandbox another one: SANDBOX_PORT.` : error);
  process.exit(1);
}
console.log(`The payment sandbox listens on http://${host}:${port} and is shown at ${publicUrl}`);
process.send?.({ type: "listening", port });
