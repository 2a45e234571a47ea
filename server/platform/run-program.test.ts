import { expect, test } from "vitest";
import { operatorMessage } from "./run-program.ts";
import { SettingsError } from "./settings.ts";

const systemError = (code: string, port: number) => Object.assign(new Error(code), { code, port });
const fileError = (code: string) => Object.assign(new Error(code), { code, path: "/data/secrets" });
const databaseError = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [new SettingsError("PORT is wrong."), "PORT is wrong."],
  [
    systemError("EADDRINUSE", 8080),
    "Port 8080 is taken. Stop what uses it, or set PORT (METRICS_PORT, SANDBOX_PORT, if it is that one) to another.",
  ],
  [
    new Error("a statement failed", { cause: systemError("ECONNREFUSED", 5432) }),
    "Nothing answers at port 5432. Is the database running there?",
  ],
  [
    fileError("ENOSPC"),
    "The disk is full: /data/secrets could not be written. Make room, or set DATA_DIR to another disk.",
  ],
  [
    fileError("EACCES"),
    "/data/secrets is not this user's to read and write. Give it to the user that runs the shop, or set DATA_DIR to another folder.",
  ],
  [
    fileError("EROFS"),
    "/data/secrets cannot be written: its disk is read-only. Set DATA_DIR to another folder.",
  ],
  [systemError("EACCES", 80), "This user may not listen on port 80. Set PORT to one above 1023."],
  [
    new Error("a statement failed", { cause: databaseError("28P01", "password authentication failed") }),
    "PostgreSQL says: password authentication failed. Correct the user or the password in DATABASE_URL.",
  ],
  [
    databaseError("08P01", "unsupported startup parameter: lock_timeout"),
    "The pooler says: unsupported startup parameter: lock_timeout. If DATABASE_URL leads to a pooler, set DATABASE_DIRECT_URL to PostgreSQL itself.",
  ],
  [databaseError("08P01", "query_wait_timeout"), null],
  [new Error("a bug"), null],
  ["a thrown value that is no error", null],
])("%s is reported as %s", (error, words) => {
  expect(operatorMessage(error)).toBe(words);
});
