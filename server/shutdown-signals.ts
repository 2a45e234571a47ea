import { log } from "./telemetry/log.ts";

/** Milliseconds after which a program ends, whatever it still waits for. */
const longest = 8_000;

/**
 * Ends the program when it is told to, or when whoever started it is gone. Being told again changes nothing, because a
 * terminal and npm both pass a signal on.
 */
export function shutDownOnSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const begin = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), longest).unref();
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
  // False after the channel was closed; without one there is no such thing.
  if (process.connected === false) begin();
}
