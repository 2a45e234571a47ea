import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { privateFolder } from "#server/platform/data-folder.ts";
import { newId } from "#server/platform/ids.ts";

export type ProxyEndpoint = { port: number; secret: string };

export type ProxyStatement = { text: string; values: unknown[]; rowMode: "array" | "object" | null };
/** The status of a response that carries the database's own error. */
export const databaseErrorStatus = 422;
export const transactionHeader = "transaction";

const folderOf = (dataFolder: string): string => join(dataFolder, "secrets");
const fileOf = (dataFolder: string): string => join(folderOf(dataFolder), "lent-database");

/** Readable only by its owner; written atomically. */
export async function writeProxyEndpoint(dataFolder: string, endpoint: ProxyEndpoint): Promise<void> {
  await mkdir(folderOf(dataFolder), privateFolder);
  const unfinished = join(folderOf(dataFolder), `.${newId()}`);
  await writeFile(unfinished, JSON.stringify(endpoint), { mode: 0o600, flag: "wx" });
  await rename(unfinished, fileOf(dataFolder));
}

/** Null if no shop runs a proxy. */
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

/** Structured clone, which preserves dates, bytes and large numbers. */
export const serializeContent = (content: unknown): Buffer => serialize(content);
export const deserializeContent = <Content>(bytes: Uint8Array): Content => deserialize(bytes) as Content;

/** A database error with its own fields, which a structured clone of an error drops. */
export const serializeError = (error: Error): Buffer =>
  serializeContent({ ...error, message: error.message, name: error.name });
export const deserializeError = (bytes: Uint8Array): Error =>
  Object.assign(new Error(), deserializeContent<object>(bytes));
