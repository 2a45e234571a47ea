import { NetworkError } from "./client.ts";

const patience = 10_000;

/**
 * The version that the server runs now, read from a server-rendered page's facts.
 * @throws NetworkError
 */
export async function fetchVersion(fetch: typeof globalThis.fetch, origin: string): Promise<string> {
  const result = await fetch(`${origin}/version`, {
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!result.ok) throw new NetworkError(result.status);
  return result.text();
}
