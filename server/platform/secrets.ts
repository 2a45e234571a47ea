import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./data-folder.ts";
import { newId } from "./ids.ts";
import { SettingsError, type Settings } from "./settings.ts";
import type { Secrets } from "./signing.ts";

export const cookieSecretAdvice =
  "Delete the file, and the shop makes a new one: visitors enter by the front door again, and links in mails that were sent stop working.";

const maker = "`openssl rand -base64 48`";
const bytes = 32;
const shortest = Math.ceil((bytes * 8) / 6);

type SecretLocation = Pick<Settings, "dataFolder" | "secretsFolder">;

/** From `COOKIE_SECRETS`, else from the file `cookies`. */
export const readCookieSecrets = (settings: SecretLocation & Pick<Settings, "cookieSecrets">): Secrets =>
  settings.cookieSecrets === null
    ? readSecrets(settings, "cookies", cookieSecretAdvice)
    : checked(settings.cookieSecrets.split(","), "COOKIE_SECRETS", `Make one with ${maker}.`);

/**
 * Reads secrets from a file, one per line: from the folder `SECRETS_DIR`, else from the data folder, where a missing
 * one is generated, readable only by its owner. It is written atomically, so that a crash leaves no partial file, and
 * of two starts at once both use the first one's.
 * @param whenDeleted what the operator can do after losing it, and the consequences
 * @throws SettingsError if a line is too short, because a guessed secret allows forgery
 */
export function readSecrets(
  { dataFolder, secretsFolder }: SecretLocation,
  name: string,
  whenDeleted: string,
): Secrets {
  const folder = secretsFolder ?? join(dataFolder, "secrets");
  const file = join(folder, name);
  if (!existsSync(file) && secretsFolder !== null)
    throw new SettingsError(`SECRETS_DIR has no file ${name}: ${file} is not there.`);
  if (!existsSync(file)) make(folder, file);
  const whatToDo = secretsFolder === null ? whenDeleted : `Put one there, made with ${maker}.`;
  return checked(read(file).trim().split("\n"), file, whatToDo);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new SettingsError(
      `${file} can't be read (${(error as NodeJS.ErrnoException).code}). It has to be a file, which the user who runs the shop may read.`,
    );
  }
}

function checked(lines: string[], place: string, whatToDo: string): Secrets {
  const secrets = lines.map((line) => line.trim());
  const short = secrets.find(({ length }) => length < shortest);
  if (short === undefined) return secrets as [string, ...string[]];
  throw new SettingsError(
    `${place} holds ${short.length} characters, and a secret has at least ${shortest}. ${whatToDo}`,
  );
}

function make(folder: string, file: string): void {
  mkdirSync(folder, privateFolder);
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
