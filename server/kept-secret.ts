import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privately } from "./data-folder.ts";
import { newId } from "./ids.ts";
import { SettingsProblem } from "./settings.ts";

export const cookieSecretLost =
  "Delete the file, and the shop makes a new one: visitors enter by the front door again, and links in mails that were sent stop working.";

/** 256 bits, in base64url. */
const bytes = 32;
const shortest = Math.ceil((bytes * 8) / 6);

/**
 * A secret made once and kept in the data folder, readable by its owner alone. It is written to the disk under another
 * name first, so that no crash leaves a part of it, and of two starts at once both have the one that came first.
 *
 * @param whenDeleted what the owner can do, and what happens then
 * @throws SettingsProblem if the file holds less than a secret: whoever guesses it could forge what is signed with it
 */
export function keptSecret(dataFolder: string, name: string, whenDeleted: string): string {
  const folder = join(dataFolder, "secrets");
  const file = join(folder, name);
  if (!existsSync(file)) make(folder, file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= shortest) return secret;
  throw new SettingsProblem(
    `${file} holds ${secret.length} characters, and a secret has at least ${shortest}. ${whenDeleted}`,
  );
}

function make(folder: string, file: string): void {
  mkdirSync(folder, privately);
  const unfinished = join(folder, `.${newId()}`);
  const secret = randomBytes(bytes).toString("base64url");
  try {
    writeFileSync(unfinished, secret, { mode: 0o600, flag: "wx", flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
