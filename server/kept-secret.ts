import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A secret made once and kept in the data folder, readable by its owner alone. */
export function keptSecret(dataFolder: string, name: string): string {
  const folder = join(dataFolder, "secrets");
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
  } catch {
    return readFileSync(file, "utf8");
  }
  return secret;
}
