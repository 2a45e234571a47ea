import type { Page, Response, Route } from "@playwright/test";
import { elementIds, type PageState } from "#src/app/page-state.ts";
import type { Exchange, RecordedPage, ScenarioRecording } from "#scenarios/recording.ts";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Milliseconds without a request after which a page has settled. */
const quiet = 400;

/** Records what a shop answers to the pages of a scenario. */
export function createRecorder(origin: string) {
  const pages: RecordedPage[] = [];
  const exchanges: Mutable<Exchange>[] = [];
  const storage: Record<string, Record<string, string>> = {};
  const pending: Promise<unknown>[] = [];
  let isOnline = true;
  const lost = { containing: "", count: 0 };
  const { bodies, indexOf } = createBodies();
  const { count, settled } = createRequestCounter();
  const recordPage = async (response: Response, tab: string, step: number) => {
    const state = stateIn(await response.text());
    if (!state) return;
    const { pathname, search } = new URL(response.url());
    pages.push({
      tab,
      step,
      url: pathname + search,
      facts: indexOf({ ...state.facts, messages: {}, version: "" }),
      answers: state.answers.map(([key, answer]) => [key, indexOf(answer)]),
    });
  };
  /** The request is sent from here, because a browser drops the bodies of responses when it leaves a page. */
  const passOn = async (route: Route, tab: string, step: number) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const exchange: Mutable<Exchange> = {
      tab,
      step,
      method: request.method(),
      url: pathname + search,
      status: 0,
      body: null,
    };
    exchanges.push(exchange);
    if (lost.count > 0 && pathname.includes(lost.containing)) {
      lost.count -= 1;
      return route.abort();
    }
    if (!isOnline) return route.abort("internetdisconnected");
    const response = await route.fetch({ maxRedirects: 0 });
    exchange.status = response.status();
    const isJson = response.headers()["content-type"]?.includes("json") ?? false;
    if (isJson) exchange.body = indexOf(await response.json());
    return route.fulfill({ response });
  };
  return {
    settled,
    store: (person: string, entries: Record<string, string>) => void (storage[person] = entries),
    loseRequests: (containing: string, count: number) => void Object.assign(lost, { containing, count }),
    setOnline: (online: boolean) => void (isOnline = online),
    follow: async (page: Page, tab: string, step: () => number): Promise<void> => {
      page.on("response", (response) => {
        const request = response.request();
        const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
        if (isPage && response.ok() && new URL(response.url()).origin === origin)
          pending.push(recordPage(response, tab, step()));
      });
      await page.route(
        ({ origin: requested, pathname }) => requested === origin && pathname.startsWith("/api/"),
        // The page may have been closed before its response arrived.
        async (route) => {
          count(1);
          await passOn(route, tab, step()).catch(() => {});
          count(-1);
        },
      );
    },
    /** @param secrets are replaced by placeholders */
    finish: async (
      taken: Pick<ScenarioRecording, "steps" | "values">,
      secrets: readonly string[],
    ): Promise<ScenarioRecording> => {
      await Promise.all(pending);
      const recording = JSON.stringify({ ...taken, storage, pages, exchanges, bodies });
      const tokens = [...secrets, ...bodies.flatMap(tokenIn)];
      const masked = tokens.reduce(
        (text, secret, index) => text.replaceAll(secret, `secret-${index}`),
        recording,
      );
      return JSON.parse(masked) as ScenarioRecording;
    },
  };
}

/** Each body once, by its place. */
function createBodies() {
  const bodies: unknown[] = [];
  const known = new Map<string, number>();
  return {
    bodies,
    indexOf: (body: unknown): number => {
      const text = JSON.stringify(body);
      const index = known.get(text) ?? bodies.push(body) - 1;
      known.set(text, index);
      return index;
    },
  };
}

function createRequestCounter() {
  let open = 0;
  let lastChange = 0;
  return {
    count: (change: number) => {
      open += change;
      lastChange = Date.now();
    },
    /** Until the page has asked for everything that the step made it need, or at most some seconds. */
    settled: async () => {
      for (const deadline = Date.now() + 5_000; Date.now() < deadline;) {
        if (open === 0 && Date.now() - lastChange > quiet) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const tokenIn = (body: unknown): string[] =>
  typeof body === "object" && body !== null && "access_token" in body ? [String(body.access_token)] : [];

function stateIn(html: string): PageState | null {
  const [, text] = new RegExp(`<script[^>]*id="${elementIds.state}"[^>]*>([^]*?)</script>`).exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as PageState);
}
