import type { Settings } from "#server/platform/settings.ts";

/** The customer returns to the origin of the request, if it is one of the shop's own; else to its public URL. */
export function returnOrigin({ publicUrl, port }: Settings, origin: string | undefined): string {
  const own = [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return own.find((address) => address === origin) ?? publicUrl;
}
