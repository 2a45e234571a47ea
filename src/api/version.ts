import { NetworkError } from "./client.ts";

const patience = 10_000;

/**
 * The version that the server runs now, as it stands in the facts of each painted page.
 * @throws Unanswered
 */
export async function fetchVersion(fetch: typeof globalThis.fetch, origin: string): Promise<string> {
  const answer = await fetch(`${origin}/version`, {
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!answer.ok) throw new NetworkError(answer.status);
  return answer.text();
}
