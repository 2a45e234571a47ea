import pino from "pino";
import { toLoggableError } from "./loggable-error.ts";

/**
 * The program's only log: a JSON line per event, on standard output. It contains no personal data, so errors are
 * logged by type and location, and requests by route. The program's entry point sets its level.
 */
export const log = pino({
  level: "error",
  serializers: {
    err: toLoggableError,
    req: ({ id }: { id: string }) => ({ id }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  },
  hooks: {
    logMethod(parts, method) {
      method.apply(this, withoutMessage(parts as unknown[]) as typeof parts);
    },
  },
});

/** Libraries pass on an error's message, and pino would make it the line's own. */
function withoutMessage(parts: unknown[]): unknown[] {
  const [first, message] = parts;
  if (first instanceof Error) return [{ err: first }, typeof message === "string" ? message : "failed"];
  const { err } = (first ?? {}) as { err?: unknown };
  if (!(err instanceof Error)) return parts;
  return [first, typeof message === "string" && message !== err.message ? message : "failed"];
}
