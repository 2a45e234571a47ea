import { endWhenTold } from "./ending.ts";
import { openServices } from "./open.ts";
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";
import { storefrontBuilt } from "./storefront-built.ts";
import { welcome, wholeApp } from "./whole-app.ts";

await run(main);

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const storefront = storefrontBuilt();
  const services = await openServices(settings);
  await storefront;
  const app = await wholeApp(services, { ...settings, isDemo: services.isDemo });
  await app.listen({ port: settings.port, host: settings.host });
  console.log(welcome(settings, services.isDemo));
  // To whoever started this program.
  process.send?.({ type: "listening", port: settings.port });
  endWhenTold(async () => {
    await Promise.all([services.endCommands(), app.drain(), services.jobs.stop()]);
    await services.close();
  });
}
