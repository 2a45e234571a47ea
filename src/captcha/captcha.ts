import { dataOf, type Api, type Wire } from "#src/api/client.ts";

type Found = { solution: object | null } | { error: string };

/** Solves an invisible proof-of-work puzzle. */
export type CaptchaSolver = {
  prepare: () => void;
  /**
   * @returns the `captcha` parameter for one request by this form
   * @throws if the request fails or the puzzle can't be solved
   */
  answer: (form: Wire["CaptchaForm"], signal: AbortSignal) => Promise<string>;
};

export function captchaSolver(api: Api): CaptchaSolver {
  let ready: Worker | null = null;
  const start = () => new Worker(new URL("./captcha.worker.ts", import.meta.url), { type: "module" });
  const prepare = () => void (ready ??= start());
  return {
    prepare,
    answer: async (form, signal) => {
      const request = api.GET("/captcha/", { params: { query: { form } }, signal });
      const worker = ready ?? start();
      ready = null;
      try {
        const challenge = dataOf(await request);
        const solution = await solvedBy(worker, challenge, signal);
        return base64url(JSON.stringify({ challenge, solution }));
      } finally {
        worker.terminate();
      }
    },
  };
}

async function solvedBy(worker: Worker, challenge: object, signal: AbortSignal): Promise<object> {
  const solved = await new Promise<Found>((done, fail) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Found>) => done(data));
    worker.addEventListener("error", () => fail(new Error("the captcha's solver could not be loaded")));
    signal.addEventListener("abort", () => fail(signal.reason));
    worker.postMessage(challenge);
  });
  if ("solution" in solved && solved.solution) return solved.solution;
  throw new Error("error" in solved ? solved.error : "the captcha has no solution");
}

/** For ASCII text. */
const base64url = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
