import { fillLater } from "./operations/demo/fill-later.ts";
import { shutDownOnSignal } from "./platform/shutdown-signals.ts";
import { keepPictureCacheWarm } from "./commerce/images/picture-cache-warming.ts";
import { metricsSource } from "./operations/metrics-source.ts";
import { openServices } from "./open-services.ts";
import { runProgram } from "./platform/run-program.ts";
import { readSettings } from "./platform/settings.ts";
import { describeUnknownVariable, findUnknownVariables } from "./platform/unknown-environment-variables.ts";
import { waitForStorefront } from "./ssr/wait-for-storefront.ts";
import { log } from "./platform/telemetry/log.ts";
import { startTelemetry } from "./platform/telemetry/start-telemetry.ts";
import { startupMessage, storefrontApp } from "./storefront-app.ts";

/** Milliseconds before background work begins after the start or a change. */
const pause = 3_000;

await runProgram(main, (err) => log.fatal({ err }, "the shop could not start"));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  for (const unknown of findUnknownVariables(Object.keys(process.env).filter((name) => process.env[name])))
    console.error(describeUnknownVariable(unknown));
  log.level = settings.logLevel;
  // Node would print the error with all its values.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "the shop broke");
    process.exit(1);
  });
  const watch = await startTelemetry(settings);
  const storefront = waitForStorefront();
  const services = await openServices(settings);
  watch.observe(metricsSource(services));
  await storefront;
  const app = await storefrontApp(services, { ...settings, isDemo: services.isDemo });
  await app.listen({ port: settings.port, host: settings.host });
  console.log(startupMessage(settings, services.isDemo));
  process.send?.({ type: "listening", port: settings.port });
  const ahead = new AbortController();
  keepPictureCacheWarm(services, services.whenChanged, { signal: ahead.signal, pause });
  const caughtUp = fillLater(services.catchUp, { signal: ahead.signal, pause });
  shutDownOnSignal(async () => {
    ahead.abort();
    await Promise.all([services.endCommands(), app.drain(), services.jobs.stop(), caughtUp]);
    await services.close();
    await watch.end();
  });
}
