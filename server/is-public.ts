import type { Settings } from "./settings.ts";

const thisMachine = ["127.0.0.1", "localhost", "::1", "[::1]"];

export const isLoopbackHost = (host: string): boolean => thisMachine.includes(host);

/** Whether others than this machine may reach the shop. */
export const isPublic = ({ host, publicUrl }: Pick<Settings, "host" | "publicUrl">): boolean =>
  !isLoopbackHost(host) || !isLoopbackHost(new URL(publicUrl).hostname);
