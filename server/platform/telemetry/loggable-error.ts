/** What may be logged of an error: its type and location, never its values, which may be a name, an address or a token. */
export type LoggableError = {
  type: string;
  code?: string;
  message?: string;
  statement?: string;
  stack: string[];
  cause?: LoggableError;
} & Partial<Record<(typeof databaseFields)[number], string>>;

const databaseFields = ["severity", "table", "column", "constraint", "routine"] as const;
const word = /^[\w.-]{1,80}$/;
const frame = /^\s+at .+:\d+:\d+\)?$/;
const framesTold = 12;
const causesTold = 4;
const longestStatement = 400;

export function toLoggableError(error: unknown, causes = causesTold): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { name, message, stack = "", cause } = error;
  const more = error as unknown as Record<string, unknown>;
  const loggable: LoggableError = { type: wordIn(name) ?? "Error", stack: framesOf(stack) };
  const code = wordIn(more.code);
  const statement = typeof more.query === "string" ? more.query : undefined;
  // A code is enough: drivers, mail servers and the system put values into their messages.
  if (code !== undefined) loggable.code = code;
  else if (statement === undefined) loggable.message = maskText(message);
  if (statement !== undefined) {
    loggable.statement = statement.slice(0, longestStatement).replaceAll(/'[^']*('|$)/g, "'…'");
  }
  for (const field of databaseFields) {
    const named = wordIn(more[field]);
    if (named !== undefined) loggable[field] = named;
  }
  if (cause !== undefined && causes > 0) loggable.cause = toLoggableError(cause, causes - 1);
  return loggable;
}

const wordIn = (value: unknown): string | undefined =>
  typeof value === "string" && word.test(value) ? value : undefined;

const framesOf = (stack: string): string[] =>
  stack
    .split("\n")
    .filter((line) => frame.test(line))
    .slice(0, framesTold)
    .map((line) => line.trim());

const quoted = /(^|[\s(:,])["'`].*["'`]/gs;
const plain = /^[(]?[a-z]+(['’][a-z]+)?[).,:;]*$/;
const first = /^[A-Z][a-z]+(['’][a-z]+)?[,:]?$/;

/** Removes everything from a message that may be a value: quoted texts, words with digits or symbols, names. */
export const maskText = (text: string): string =>
  text
    .replace(quoted, "$1…")
    .split(/\s+/)
    .map((part, place) => (plain.test(part) || (place === 0 && first.test(part)) ? part : "…"))
    .join(" ")
    .replaceAll(/…( …)+/g, "…");
