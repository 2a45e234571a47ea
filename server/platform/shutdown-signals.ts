import { log } from "./telemetry/log.ts";

/** Milliseconds after which the program ends in any case. */
const maximumShutdown = 8_000;

/**
 * Ends the program on a signal, or when its parent process is gone. Repeated signals are ignored, because a terminal
 * and npm both send one.
 */
export function shutDownOnSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const begin = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), maximumShutdown).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the shop did not end as it should");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, begin);
  process.on("disconnect", begin);
  if (process.connected === false) begin();
}
