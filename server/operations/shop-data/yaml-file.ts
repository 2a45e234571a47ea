import { statSync } from "node:fs";
import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";
import { FileError, utf8Text } from "./utf8-text.ts";
import { describeIssue, describeUnknownField } from "./describe-issue.ts";

/**
 * Parses and validates a YAML file.
 * @throws FileError with a line for each error
 */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const { document, lines } = parsed(path);
  const [broken] = document.errors;
  if (broken) throw new FileError([[lines.linePos(broken.pos[0]).line, wordsOfError(broken)]]);
  const twice = findDuplicateField(document);
  if (twice) throw new FileError([[lines.linePos(twice.at).line, `${twice.name} is written twice`]]);
  const content = contentOf(document, lines);
  const unstorable = [...findUnstorableTexts(content, [])];
  if (unstorable.length > 0)
    throw new FileError(
      unstorable.map((place) => [lineIn(document, lines, place), `${place.join(".")} holds what is no text`]),
    );
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  throw new FileError(
    read.error.issues.flatMap((issue) => {
      const fields = issue.code === "unrecognized_keys" ? issue.keys.slice(0, mostUnknown) : [undefined];
      return fields.map((unknown): [number | null, string] => {
        const place = unknown === undefined ? issue.path : [...issue.path, unknown];
        const words =
          unknown === undefined ? describeIssue(issue) : describeUnknownField(schema, issue.path, unknown);
        return [lineIn(document, lines, place), `${issue.path.join(".")} ${words}`.trim()];
      });
    }),
  );
}

/**
 * The line of a field. Parses the file again, because the positions of all fields in thousands of files would fill
 * the memory.
 */
export function lineOf(path: string, place: readonly PropertyKey[]): number | null {
  const { document, lines } = parsed(path);
  return lineIn(document, lines, place);
}

function parsed(path: string) {
  const { size } = statSync(path);
  if (size > largestFile)
    throw new FileError([
      [null, `has ${Math.round(size / megabyte)} MB; at most ${largestFile / megabyte} MB are read`],
    ]);
  const lines = new LineCounter();
  return { lines, document: parseDocument(utf8Text(path), { lineCounter: lines, uniqueKeys: false }) };
}

function findDuplicateField(document: Document): { name: string; at: number } | null {
  let duplicate: { name: string; at: number } | null = null;
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) {
          duplicate = { name, at: key.range?.[0] ?? 0 };
          return visit.BREAK;
        }
        names.add(name);
      }
      return undefined;
    },
  });
  return duplicate;
}

const mostUnknown = 50;

const megabyte = 1_000_000;
/** Bytes, a thousand times a usual product file. */
const largestFile = 5 * megabyte;

const deepest = 12;

/** Paths of texts that the database cannot store, with a NUL character or an unpaired surrogate. */
export function* findUnstorableTexts(
  content: unknown,
  path: readonly string[],
): Generator<readonly string[]> {
  if (typeof content === "string" && (content.includes("\0") || !content.isWellFormed())) yield path;
  // An anchor may contain itself; no schema is this deep.
  if (typeof content === "object" && content !== null && path.length < deepest)
    for (const [name, value] of Object.entries(content)) yield* findUnstorableTexts(value, [...path, name]);
}

function contentOf(document: Document, lines: LineCounter): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    // For example, anchors that expand exponentially.
    let line: number | null = null;
    visit(document, {
      Alias: (_, { range }) => {
        line = range ? lines.linePos(range[0]).line : null;
        return visit.BREAK;
      },
    });
    if (!(error instanceof ReferenceError)) throw error;
    throw new FileError([[line, `${wordsOfAlias(error)}: write it out`]]);
  }
}

/** Deeply nested lists overflow the parser's stack. */
function wordsOfError({ message }: Error): string {
  if (message.includes("call stack")) return "has too many lists inside each other";
  if (message.includes("parseAllDocuments")) return "holds a second document: take out the line with ---";
  return message.split(" at line ")[0]!;
}

const wordsOfAlias = ({ message }: ReferenceError): string =>
  message.startsWith("Excessive") ? "what its names of other places (*name) stand for is too much" : message;

/** For a missing field, the line of its parent. */
function lineIn(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const own = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))?.key
      : document.getIn(path.slice(0, length), true);
    const start = (own as { range?: readonly number[] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return document.contents ? 1 : null;
}
