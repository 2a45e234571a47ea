import { createServer as createHttpServer } from "node:http";
import { createServer, createServerModuleRunner } from "vite";
import { apiApp } from "./app.ts";
import { connectionLimits } from "./http/connection-limits.ts";
import { keepInspectOnRedirects } from "./dev-inspect.ts";
import { findDevStyles } from "./dev-styles.ts";
import { shutDownOnSignal } from "./platform/shutdown-signals.ts";
import { serveMailbox } from "./commerce/mail/mailbox.ts";
import { openServices } from "./open-services.ts";
import { servePages } from "./ssr/rendering/pages.ts";
import { pageRenderer } from "./ssr/rendering/page-renderer.ts";
import { runProgram } from "./platform/run-program.ts";
import { readSettings } from "./platform/settings.ts";
import { serveSecurityTxt } from "./ssr/search-engines/security-txt.ts";
import { serveSearchEngines } from "./ssr/search-engines/serve.ts";
import { log } from "./platform/telemetry/log.ts";
import { serveIcon, startupMessage } from "./storefront-app.ts";

type Bundle = Awaited<ReturnType<Parameters<typeof pageRenderer>[0]["loadBundle"]>>;

const entry = "/src/entry.browser.tsx";
/** Shows the page's flows beside it if the URL has `?inspect`. */
const inspector = "/workshop/inspect/main.tsx";
const renderEntry = "/src/entry.server.tsx";
/** Vite's client is an inline script, inserts styles, and uses a WebSocket. */
const looserPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join("; ");

await runProgram(main);

/** Development: Vite serves modules, the shop everything else, in one process on one port. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  log.level = settings.logLevel;
  const services = await openServices(settings);
  await services.catchUp();
  const http = createHttpServer(connectionLimits);
  const vite = await createServer({
    root: `${import.meta.dirname}/..`,
    appType: "custom",
    optimizeDeps: {
      include: [
        "@statelyai/inspect",
        "elkjs/lib/elk-api.js",
        "storybook/internal/csf",
        "zod",
        "xstate/graph",
      ],
    },
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const app = await apiApp(services, {
    checkResponses: true,
    server: {
      serverFactory: (shop) =>
        http.on("request", (request, reply) => vite.middlewares(request, reply, () => shop(request, reply))),
    },
  });
  keepInspectOnRedirects(app);
  serveIcon(app);
  serveSearchEngines(app, services);
  serveSecurityTxt(app, services);
  if (services.isDemo) serveMailbox(app, services);
  const render = pageRenderer({
    build: "development",
    loadBundle: () => {
      runner.clearCache();
      return runner.import<Bundle>(renderEntry);
    },
    assets: async (page) => ({
      styles: "",
      early: "/src/entry.early.ts",
      sheets: [],
      scripts: [entry],
      entry,
      extra: [
        await findDevStyles(vite.environments.ssr, [renderEntry, page], (url) => runner.import(url)),
        `<script type="module" src="${inspector}"></script>`,
      ].join(""),
    }),
    policy: () => looserPolicy,
    finish: (address, html) => vite.transformIndexHtml(address, html),
  });
  servePages(app, services, render);
  await app.listen({ port: settings.port, host: settings.host });
  console.log(startupMessage(settings, services.isDemo));
  shutDownOnSignal(async () => {
    await vite.close();
    await Promise.all([services.endCommands(), app.drain(), services.jobs.stop()]);
    await services.close();
  });
}
