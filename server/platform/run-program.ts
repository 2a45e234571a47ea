import { DatabaseCorruptedError, OperatorError } from "./operator-errors.ts";

/** Runs a program and prints an operator error as one sentence, others with their stack unless `report` is given. */
export async function runProgram(
  program: () => Promise<void>,
  report: (error: unknown) => void = console.error,
): Promise<void> {
  try {
    await program();
  } catch (error) {
    const words = operatorMessage(error);
    if (words === null) report(error);
    else console.error(words);
    process.exit(1);
  }
}

/** A sentence that an operator can act on, or null. */
export function operatorMessage(error: unknown): string | null {
  // A system error is more specific than damaged files.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const words = cause instanceof OperatorError ? cause.message : systemSentence(cause as SystemError);
    if (words !== null) return words;
  }
  return error instanceof DatabaseCorruptedError ? error.message : null;
}

type SystemError = NodeJS.ErrnoException & { port?: number; hostname?: string };

/** By the code of the system or of PostgreSQL. */
function systemSentence({ code, port, path, hostname, message }: SystemError): string | null {
  const place = path ?? "DATA_DIR";
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken. Stop what uses it, or set PORT (METRICS_PORT, SANDBOX_PORT, if it is that one) to another.`;
    case "ECONNREFUSED":
      return `Nothing answers at port ${port}. Is the database running there?`;
    case "ENOTFOUND":
      return `There is no host ${hostname}. Is the variable right that names it: DATABASE_URL, DATABASE_DIRECT_URL or HOST?`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full: ${place} could not be written. Make room, or set DATA_DIR to another disk.`;
    case "EACCES":
    case "EPERM":
      return port === undefined
        ? `${place} is not this user's to read and write. Give it to the user that runs the shop, or set DATA_DIR to another folder.`
        : `This user may not listen on port ${port}. Set PORT to one above 1023.`;
    case "EROFS":
      return `${place} cannot be written: its disk is read-only. Set DATA_DIR to another folder.`;
    case "EEXIST":
    case "ENOTDIR":
      return `${place} is a file, or lies below one, where the shop needs a folder. Set DATA_DIR to another folder.`;
    case "3D000":
      return `PostgreSQL says: ${message}. Create the database first, or correct DATABASE_URL.`;
    case "08P01":
      return message.includes("startup parameter")
        ? `The pooler says: ${message}. If DATABASE_URL leads to a pooler, set DATABASE_DIRECT_URL to PostgreSQL itself.`
        : null;
    case "25006":
      return "PostgreSQL takes no writes. Name the primary in DATABASE_URL, or HAProxy, which finds it (docs/operating.md), or end its default_transaction_read_only.";
    case "28000":
    case "28P01":
      return `PostgreSQL says: ${message}. Correct the user or the password in DATABASE_URL.`;
    default:
      return null;
  }
}
