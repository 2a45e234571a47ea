import { catchUpLater } from "./demo/catch-up.ts";
import { endWhenTold } from "./ending.ts";
import { keepAhead } from "./images/make-ahead.ts";
import { observedOf } from "./observed.ts";
import { openServices } from "./open.ts";
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";
import { inWords, strangeNames } from "./strange-names.ts";
import { storefrontBuilt } from "./storefront-built.ts";
import { log } from "./telemetry/log.ts";
import { startWatching } from "./telemetry/start.ts";
import { welcome, wholeApp } from "./whole-app.ts";

/** Milliseconds after which a shop that was opened, or changed, has done what comes first. */
const pause = 3_000;

await run(main, (err) => log.fatal({ err }, "the shop could not start"));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  for (const strange of strangeNames(Object.keys(process.env).filter((name) => process.env[name])))
    console.error(inWords(strange));
  log.level = settings.logLevel;
  // Node would print what broke with all its values.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "the shop broke");
    process.exit(1);
  });
  const watch = await startWatching(settings);
  const storefront = storefrontBuilt();
  const services = await openServices(settings);
  watch.observe(observedOf(services));
  await storefront;
  const app = await wholeApp(services, { ...settings, isDemo: services.isDemo });
  await app.listen({ port: settings.port, host: settings.host });
  console.log(welcome(settings, services.isDemo));
  // To whoever started this program.
  process.send?.({ type: "listening", port: settings.port });
  const ahead = new AbortController();
  keepAhead(services, services.whenChanged, { signal: ahead.signal, pause });
  const caughtUp = catchUpLater(services.catchUp, { signal: ahead.signal, pause });
  endWhenTold(async () => {
    ahead.abort();
    await Promise.all([services.endCommands(), app.drain(), services.jobs.stop(), caughtUp]);
    await services.close();
    await watch.end();
  });
}
