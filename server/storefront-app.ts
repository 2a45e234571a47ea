import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { apiApp } from "./app.ts";
import { serveBuiltFiles } from "./http/built-files.ts";
import { demoAccounts, demoPassword } from "./operations/demo/demo.ts";
import { serveMailbox } from "./commerce/mail/mailbox.ts";
import { builtAssets, builtName } from "./ssr/rendering/assets.ts";
import { serveWebApp } from "./ssr/rendering/web-app.ts";
import { servePages } from "./ssr/rendering/pages.ts";
import { pageRenderer } from "./ssr/rendering/page-renderer.ts";
import { pagePolicy } from "./ssr/rendering/content-security-policy.ts";
import { serveCspReports } from "./ssr/rendering/csp-reports.ts";
import { serveSecurityTxt } from "./ssr/search-engines/security-txt.ts";
import { serveSearchEngines } from "./ssr/search-engines/serve.ts";
import type { Services } from "./commerce/services.ts";
import { ownVersion } from "./platform/servers.ts";
import type { Settings } from "./platform/settings.ts";

export const distFolder = join(import.meta.dirname, "../dist");
const favicon = readFileSync(join(import.meta.dirname, "favicon.svg"));

/** The API, the built storefront's files, its server-rendered pages and, in a demo, the mailbox. */
export async function storefrontApp(
  services: Services,
  options: { checkResponses: boolean; isDemo: boolean },
): Promise<FastifyInstance> {
  const app = await apiApp(services, options);
  // A run of tests recognises its own shop by it.
  if (options.checkResponses)
    app.addHook("onSend", async (_request, reply) => void reply.header("x-trellis-version", ownVersion));
  const browser = join(distFolder, "browser");
  serveBuiltFiles(app, join(browser, "assets"));
  serveIcon(app);
  serveWebApp(app, services, browser);
  serveSearchEngines(app, services);
  serveSecurityTxt(app, services);
  serveCspReports(app, services);
  if (options.isDemo) serveMailbox(app, services);
  const bundle = import(join(distFolder, "render/entry.server.js"));
  servePages(
    app,
    services,
    pageRenderer({
      build: builtName(browser),
      loadBundle: () => bundle,
      assets: builtAssets(browser),
      policy: pagePolicy(services.settings.publicUrl),
    }),
  );
  return app;
}

export function serveIcon(app: FastifyInstance): void {
  for (const url of ["/favicon.svg", "/favicon.ico"]) {
    app.get(url, (_request, reply) =>
      reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(favicon),
    );
  }
}

export function startupMessage({ publicUrl, smtpUrl, sandbox }: Settings, isDemo: boolean): string {
  const lines = [`Trellis is open at ${publicUrl}`];
  if (isDemo) {
    lines.push("", `Demo accounts, all with the password ${demoPassword}`);
    lines.push(...demoAccounts.map(({ email }) => `  ${email}`));
    if (!smtpUrl && sandbox) lines.push("", `Mailbox: ${publicUrl}/dev/mailbox`);
  }
  return lines.join("\n");
}
