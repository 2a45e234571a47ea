import { readFileSync } from "node:fs";
import { isMap, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";

/** A file's content, and where in it a field stands. */
export type YamlFile = { lineOf: (path: readonly PropertyKey[]) => number | null };

/**
 * A YAML file that has a form.
 * @throws FileProblem with a line for each mistake
 */
export function readYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): YamlFile & { content: z.infer<Schema> } {
  const lines = new LineCounter();
  const document = parseDocument(textOf(path), { lineCounter: lines });
  const lineOf = (place: readonly PropertyKey[]) => lineIn(document, lines, place);
  const [broken] = document.errors;
  if (broken)
    throw new FileProblem([[lines.linePos(broken.pos[0]).line, broken.message.split(" at line ")[0]!]]);
  const parsed = schema.safeParse(contentOf(document));
  if (parsed.success) return { content: parsed.data, lineOf };
  throw new FileProblem(
    parsed.error.issues.map((issue) => {
      const [unknown] = issue.code === "unrecognized_keys" ? issue.keys : [];
      const place = unknown === undefined ? issue.path : [...issue.path, unknown];
      return [lineOf(place), `${issue.path.join(".")} ${issue.message}`.trim()];
    }),
  );
}

/** What is wrong with a file, each with its line if it is known. */
export class FileProblem extends Error {
  readonly mistakes: readonly (readonly [line: number | null, words: string])[];
  constructor(mistakes: FileProblem["mistakes"]) {
    super(mistakes.map(([, words]) => words).join("\n"));
    this.mistakes = mistakes;
  }
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const sound = new TextDecoder().decode(bytes);
    const line = sound.slice(0, sound.indexOf("\uFFFD")).split("\n").length;
    throw new FileProblem([[line, "is not UTF-8: save the file in that encoding"]]);
  }
}

function contentOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    // An anchor that explodes, for one.
    throw new FileProblem([[null, (error as Error).message]]);
  }
}

/** The line of a field; of one that is missing, the line of what it is missing in. */
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
