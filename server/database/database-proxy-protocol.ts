import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { privateFolder } from "../data-folder.ts";
import { newId } from "../ids.ts";

/** Where a running shop lends its embedded database, and by which secret. */
export type ProxyEndpoint = { port: number; secret: string };

/** A statement as a command asks for it; inside a transaction, with its id. */
export type ProxyStatement = { text: string; values: unknown[]; rowMode: "array" | "object" | null };
/** The status of an answer that is the database's own error. */
export const databaseErrorStatus = 422;
/** The header that names the transaction. */
export const transactionHeader = "transaction";

const folderOf = (dataFolder: string): string => join(dataFolder, "secrets");
const fileOf = (dataFolder: string): string => join(folderOf(dataFolder), "lent-database");

/** Readable by its owner alone; nobody finds half of it. */
export async function writeProxyEndpoint(dataFolder: string, place: ProxyEndpoint): Promise<void> {
  await mkdir(folderOf(dataFolder), privateFolder);
  const unfinished = join(folderOf(dataFolder), `.${newId()}`);
  await writeFile(unfinished, JSON.stringify(place), { mode: 0o600, flag: "wx" });
  await rename(unfinished, fileOf(dataFolder));
}

/** Null if no shop has said that it lends. */
export function readProxyEndpoint(dataFolder: string): ProxyEndpoint | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataFolder), "utf8")) as ProxyEndpoint;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

export const removeProxyEndpoint = (dataFolder: string): Promise<void> =>
  rm(fileOf(dataFolder), { force: true });

/** Between two programs of one shop: with dates, bytes and large numbers as they are. */
export const serializeContent = (content: unknown): Buffer => serialize(content);
export const deserializeContent = <Content>(bytes: Uint8Array): Content => deserialize(bytes) as Content;

/** An error of the database with all that it says of itself, which an error by itself would leave behind. */
export const serializeError = (error: Error): Buffer =>
  serializeContent({ ...error, message: error.message, name: error.name });
export const deserializeError = (bytes: Uint8Array): Error =>
  Object.assign(new Error(), deserializeContent<object>(bytes));
