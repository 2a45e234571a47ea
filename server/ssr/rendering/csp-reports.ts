import type { FastifyInstance } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { cspReports } from "#server/http/security-headers.ts";
import { secondsToWait } from "#server/http/limits/throttle.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { incrementCounter } from "#server/platform/telemetry/telemetry.ts";
import { parseCspViolations } from "./csp-violation.ts";

const types = ["application/csp-report", "application/reports+json"];
const limits = { bytes: 16_384, values: 512 };
export const loggedPerMinute = 20;

/**
 * Receives browsers' reports of policy violations, logs and counts them. Nothing is stored, and nothing of a report
 * is in the response.
 */
export function serveCspReports(app: FastifyInstance, services: Pick<Services, "limits" | "settings">): void {
  const lines = new RateLimiterMemory({ points: loggedPerMinute, duration: 60 });
  const origin = new URL(services.settings.publicUrl).origin;
  let unlogged = 0;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: "string" }, (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)));
      } catch {
        done(Object.assign(new Error("The report is not JSON."), { statusCode: 400 }));
      }
    });
    scope.post(cspReports.address, {
      onRequest: async (request, reply) => {
        request.bodyLimits = limits;
        const seconds = await secondsToWait(services.limits.throttle, "report", request);
        if (seconds !== null) return reply.code(429).header("retry-after", seconds).send();
      },
      handler: async ({ body }, reply) => {
        for (const violation of parseCspViolations(body, origin)) {
          incrementCounter("policyViolations");
          if (!(await mayLog())) continue;
          log.warn({ violation, ...(unlogged > 0 && { unlogged }) }, "content policy violated");
          unlogged = 0;
        }
        return reply.code(204).header("cache-control", "no-store").send();
      },
    });
  });

  const mayLog = (): Promise<boolean> =>
    lines.consume("all").then(
      () => true,
      () => {
        unlogged += 1;
        return false;
      },
    );
}
