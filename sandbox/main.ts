import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { openSandbox } from "./open.ts";

type Place = { host: string; port: number };

const environment = process.env;
const host = environment.SANDBOX_HOST || "127.0.0.1";
const port = Number(environment.SANDBOX_PORT || 8090);
const controlPort = environment.SANDBOX_CONTROL_PORT;
const publicUrl = environment.SANDBOX_PUBLIC_URL || `http://localhost:${port}`;

const { app, control } = openSandbox({
  ledgerFile: resolve(environment.SANDBOX_LEDGER || `${environment.DATA_DIR || "data"}/sandbox-ledger.jsonl`),
  publicUrl,
  barredCurrencies: (environment.SANDBOX_BARRED_CURRENCIES ?? "").split(",").filter(Boolean),
  clientId: environment.SANDBOX_CLIENT_ID || undefined,
  clientSecret: environment.SANDBOX_CLIENT_SECRET || undefined,
  webhook: environment.SANDBOX_WEBHOOK_URL
    ? { url: environment.SANDBOX_WEBHOOK_URL, id: environment.SANDBOX_WEBHOOK_ID || "sandbox-webhook" }
    : undefined,
});

/** Nothing keeps the process alive after that, including the channel to its parent. Repeated signals are ignored. */
let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  if (process.connected) process.disconnect?.();
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
process.on("disconnect", () => void stop());

const address = await listen(app, { host, port }, "SANDBOX_PORT");
console.log(`The payment sandbox listens on ${address} and is shown at ${publicUrl}`);
if (controlPort) {
  const place = { host: "127.0.0.1", port: Number(controlPort) };
  const controlAddress = await listen(control, place, "SANDBOX_CONTROL_PORT");
  console.log(`Tests control the payment sandbox at ${controlAddress}`);
}
process.send?.({ type: "listening", port });

async function listen(server: FastifyInstance, place: Place, variable: string): Promise<string> {
  try {
    return await server.listen(place);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    console.error(
      isTaken ? `Port ${place.port} is taken. Give the sandbox another one: ${variable}.` : error,
    );
    process.exit(1);
  }
}
