import type { Settings } from "../settings.ts";

/** The shopper returns to the origin they came from, if it is one of the shop's own; else to its public address. */
export function returnOrigin({ publicUrl, port }: Settings, origin: string | undefined): string {
  const own = [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return own.find((address) => address === origin) ?? publicUrl;
}
