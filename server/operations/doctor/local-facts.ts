import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fontFiles, fontPath } from "#server/commerce/invoices/font-files.ts";
import { readCookieSecrets } from "#server/platform/secrets.ts";
import { readBankKey } from "#server/commerce/payouts/bank-key.ts";
import { operatorMessage } from "#server/platform/run-program.ts";
import type { Settings } from "#server/platform/settings.ts";
import type { Secrets } from "#server/platform/signing.ts";
import type { FolderFacts, SecretsFacts } from "./facts.ts";

const isOpenToOthers = (file: string): boolean => (statSync(file).mode & 0o077) !== 0;

export function readFolderFacts(folder: string): FolderFacts {
  const isThere = existsSync(folder);
  const nearest = nearestExisting(folder);
  const { bavail, blocks, bsize } = statfsSync(nearest);
  return {
    access: isThere ? { openFiles: isOpenToOthers(folder) ? [folder] : [] } : null,
    isWritable: statSync(nearest).isDirectory() && isWritable(nearest),
    freeBytes: bavail * bsize,
    freeShare: blocks === 0 ? 0 : bavail / blocks,
  };
}

const nearestExisting = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));

/** Writes a file: permissions do not reveal a full disk or a read-only file system. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK);
    rmdirSync(mkdtempSync(join(folder, ".doctor-")));
    return true;
  } catch {
    return false;
  }
}

const keyLength = 32;

/** A secret that the first start would create is missing, and is not created here. */
export function readSecretsFacts(settings: Settings): {
  facts: SecretsFacts;
  cookies: Secrets | null;
  bankKey: Buffer | null;
} {
  const folder = settings.secretsFolder ?? join(settings.dataFolder, "secrets");
  const isMadeLater = (name: string) => settings.secretsFolder === null && !existsSync(join(folder, name));
  const problems: string[] = [];
  const read = <Secret>(isOutside: boolean, name: string, readSecret: () => Secret): Secret | null => {
    if (!isOutside && isMadeLater(name)) return null;
    try {
      return readSecret();
    } catch (error) {
      problems.push(operatorMessage(error) ?? String(error));
      return null;
    }
  };
  const cookies = read(settings.cookieSecrets !== null, "cookies", () => readCookieSecrets(settings));
  const bankKey = read(settings.bankDataKey !== null, "bank-data", () => readBankKey(settings));
  const isKey = bankKey?.length === keyLength;
  if (bankKey && !isKey)
    problems.push(`${join(folder, "bank-data")} holds ${bankKey.length} bytes, and a key has ${keyLength}.`);
  const openFiles = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).isFile() && isOpenToOthers(file))
    : [];
  return { facts: { problems, openFiles }, cookies, bankKey: isKey ? bankKey : null };
}

export const findMissingFonts = (): string[] =>
  Object.values(fontFiles)
    .flat()
    .map(([, file]) => fontPath(file))
    .filter((file) => !existsSync(file));
