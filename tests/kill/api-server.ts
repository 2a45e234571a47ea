import { shopApp } from "../../server/app.ts";
import { openServices } from "../../server/open.ts";
import { readSettings } from "../../server/settings.ts";

/** The shop's own API and jobs as a process of its own, to be killed. */
const settings = readSettings(process.env);
const services = await openServices(settings, { jobPollSeconds: 1 });
const app = await shopApp(services, { checkResponses: true });
await app.listen({ port: settings.port, host: "127.0.0.1" });
process.send?.("listening");
