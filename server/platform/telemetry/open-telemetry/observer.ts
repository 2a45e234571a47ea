import type { Meter, Tracer } from "@opentelemetry/api";
import { createMetrics } from "./metric-definitions.ts";
import { createSpans } from "./spans.ts";
import type { Observer } from "#server/platform/telemetry/telemetry.ts";

export function createObserver(meter: Meter | null, tracer: Tracer | null): Observer {
  const measures = meter && createMetrics(meter);
  const spans = tracer && createSpans(tracer);
  return {
    work: async (work, perform, outcomeOf = () => "done") => {
      const span = spans?.begin(work);
      const startedAt = performance.now();
      const end = (outcome: string, error?: unknown): void => {
        measures?.work[work.kind].record((performance.now() - startedAt) / 1000, work, outcome);
        span?.end(outcome, error);
      };
      try {
        const result = await (span ? span.within(perform) : perform());
        end(outcomeOf(result));
        return result;
      } catch (error) {
        end("failed", error);
        throw error;
      }
    },
    request: (request) => {
      const span = spans?.beginRequest(request);
      const startedAt = performance.now();
      const { method, route, isOwn } = request;
      if (!isOwn) measures?.inProgress.add(1);
      return {
        runInContext: (next) => (span ? span.within(next) : next()),
        ended: (status) => {
          span?.endRequest(status);
          if (isOwn) return;
          measures?.inProgress.add(-1);
          const seconds = (performance.now() - startedAt) / 1000;
          measures?.request.record(seconds, { method, route, status: `${Math.floor(status / 100)}xx` });
        },
      };
    },
    count: (counter, reason) => measures?.counted[counter].add(1, reason === undefined ? {} : { reason }),
    cacheRead: (isHit) => measures?.kept.add(1, isHit ? hit : miss),
    hears: (isHearing) => measures?.hears(isHearing),
    pool: (pool) => measures?.pools.add(pool),
    place: () => spans?.place(),
  };
}

const hit = { result: "hit" };
const miss = { result: "miss" };
