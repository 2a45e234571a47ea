import type { Exchange, ScenarioRecording } from "#scenarios/recording.ts";

type Now = { step: number; isOnline: boolean };

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Answers a scenario's requests as the shop did when the scenario was recorded: by what the person had done so far, and
 * if a request is repeated within a step, by how often.
 */
export function createStandInApi({ exchanges, bodies }: ScenarioRecording, now: () => Now) {
  const unknown: string[] = [];
  const served = new Map<string, number>();

  const exchangeFor = (tab: string, method: string, url: string): Exchange | undefined => {
    const { step } = now();
    const same = matching(
      exchanges.filter((one) => one.tab === tab && one.method === method),
      url,
    );
    const latest = same.findLast((one) => one.step <= step)?.step ?? same[0]?.step;
    const candidates = same.filter((one) => one.step === latest);
    // What an earlier step ended with is still so.
    if (latest !== undefined && latest < step) return candidates.at(-1);
    const key = `${tab} ${step} ${method} ${url}`;
    const count = served.get(key) ?? 0;
    served.set(key, count + 1);
    return candidates[Math.min(count, candidates.length - 1)];
  };

  const fetchIn =
    (tab: string): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      // The request leaves after the event that caused it, as in a browser.
      await new Promise((resolve) => setTimeout(resolve));
      request.signal.throwIfAborted();
      if (!now().isOnline) throw new TypeError("Failed to fetch");
      const exchange = exchangeFor(tab, request.method, pathname + search);
      if (!exchange) unknown.push(`${request.method} ${pathname}${search}`);
      if (!exchange || exchange.status === 0) throw new TypeError("Failed to fetch");
      const { status, body } = exchange;
      if (body === null) return new Response(null, { status });
      const type = status < 400 ? "application/json" : "application/problem+json";
      return Response.json(bodies[body], { status, headers: { "content-type": type } });
    };
  return { fetchIn, unknown: unknown as readonly string[] };
}

/** By the same URL, or by one that differs in ids and proofs that the browser makes up. */
function matching(exchanges: readonly Exchange[], url: string): readonly Exchange[] {
  const same = exchanges.filter((one) => one.url === url);
  if (same.length > 0) return same;
  const shape = shapeOf(url);
  return exchanges.filter((one) => shapeOf(one.url) === shape);
}

const shapeOf = (url: string): string => url.replaceAll(uuid, "*").replace(/([?&]captcha=)[^&]*/, "$1*");
