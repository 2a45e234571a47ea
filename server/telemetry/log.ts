import pino from "pino";
import { toLoggableError } from "./loggable-error.ts";

/**
 * The one log of the program: a line of JSON for each event, on standard output. Nothing personal goes into it, so errors are told by what
 * and where, and requests by their route. Whoever starts the program sets its level.
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

/** An error's message would become the line's own: libraries pass it on, and pino takes it by itself. */
function withoutMessage(parts: unknown[]): unknown[] {
  const [first, said] = parts;
  if (first instanceof Error) return [{ err: first }, typeof said === "string" ? said : "failed"];
  const { err } = (first ?? {}) as { err?: unknown };
  if (!(err instanceof Error)) return parts;
  return [first, typeof said === "string" && said !== err.message ? said : "failed"];
}
