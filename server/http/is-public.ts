import type { Settings } from "#server/platform/settings.ts";

const thisMachine = ["127.0.0.1", "localhost", "::1", "[::1]"];

export const isLoopbackHost = (host: string): boolean => thisMachine.includes(host);

/** Whether the shop is reachable from other machines. */
export const isPublic = ({ host, publicUrl }: Pick<Settings, "host" | "publicUrl">): boolean =>
  !isLoopbackHost(host) || !isLoopbackHost(new URL(publicUrl).hostname);
