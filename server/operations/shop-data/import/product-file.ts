import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parseDocument, stringify, visit, type Document } from "yaml";
import { productFieldNames } from "#server/operations/shop-data/format-goods.ts";
import type { ProductRow } from "./product-row.ts";

export type FileContent = Record<string, unknown>;

const order = productFieldNames;

export const readContent = (path: string): FileContent =>
  (parseDocument(readFileSync(path, "utf8")).toJS() ?? {}) as FileContent;

export function applyRow(before: FileContent, { changes }: ProductRow): FileContent {
  const after = structuredClone(before);
  for (const { path, value, cell } of changes) {
    const known = path.reduce<unknown>((within, name) => (within as FileContent | undefined)?.[name], after);
    // A description would be written in another way.
    if (typeof known === "string" && known.trim() === cell) continue;
    if (value === undefined) remove(after, path);
    else set(after, path, path.at(-1) === "pictures" ? describedBefore(known, value) : value);
  }
  const facts = after["facts"];
  if (isMap(facts)) {
    facts["months"] ??= "unknown";
    if (isEmpty(facts["height"])) delete facts["height"];
    if (Object.keys(facts).every((name) => name === "months" && facts[name] === "unknown"))
      delete after["facts"];
  }
  return Object.fromEntries(
    Object.entries(after).sort(([first], [second]) => order.indexOf(first) - order.indexOf(second)),
  );
}

/** Pictures that the file knows keep their descriptions. */
const describedBefore = (known: unknown, pictures: unknown): unknown =>
  Array.isArray(known) && Array.isArray(pictures)
    ? pictures.map((name) => known.find((one) => isMap(one) && one["file"] === name) ?? name)
    : pictures;

/** Formats a product file; changes to an existing file preserve its comments. */
export function formatProductFile(path: string | null, before: FileContent, after: FileContent): string {
  if (path === null) return stringify(after, { lineWidth: 130 });
  const text = readFileSync(path, "utf8");
  // An aliased value can't be changed in one place only.
  if (/[&*]\w/.test(text) && hasAlias(parseDocument(text))) return stringify(after, { lineWidth: 130 });
  const document = parseDocument(text);
  write(document, [], before, after);
  return document.toString({ lineWidth: 0 });
}

function hasAlias(document: Document): boolean {
  let isFound = false;
  visit(document, { Alias: () => void (isFound = true) });
  return isFound;
}

function write(document: Document, path: readonly string[], before: FileContent, after: FileContent): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    const place = [...path, name];
    if (isDeepStrictEqual(was, is)) continue;
    if (is === undefined) document.deleteIn(place);
    else if ((isMap(was) && isMap(is)) || (isListOfMaps(was) && isListOfMaps(is) && is.length >= was.length))
      write(document, place, was as FileContent, is as FileContent);
    else document.setIn(place, document.createNode(is));
  }
}

function set(content: FileContent, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    content[name!] = value;
    return;
  }
  if (!isMap(content[name!]) && !isListOfMaps(content[name!])) content[name!] = {};
  set(content[name!] as FileContent, rest, value);
}

function remove(content: FileContent, [name, ...rest]: readonly string[]): void {
  const below = content[name!];
  if (rest.length === 0) delete content[name!];
  else if (isMap(below) || isListOfMaps(below)) remove(below as FileContent, rest);
}

const isMap = (value: unknown): value is FileContent =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Its entries are reached by their numbers. */
const isListOfMaps = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isMap);
const isEmpty = (value: unknown): boolean => isMap(value) && Object.keys(value).length === 0;
