import { screensIn, screenDrift } from "#workshop/judge/agreed-screens.ts";
import type { Version } from "./version.ts";

/** What became different in one file; `lines` begin with `+ ` or `- `, or say what kind of change it is. */
export type Change = { about: string; lines: readonly string[] };
/** `file`: its story file, as `nameOf` calls it; `story`: what the story is called. */
export type ScreenChange = Change & { file: string; story: string };

type Between = { before: Version; now: Version };

/** Files of both versions that match, without those that are the same; a file that was moved keeps its name. */
function changedFiles({ before, now }: Between, pattern: RegExp, keyOf = (file: string) => file) {
  const textsOf = ({ files, read }: Version) =>
    new Map(files.filter((file) => pattern.test(file)).map((file) => [keyOf(file), read(file)]));
  const [was, is] = [textsOf(before), textsOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((name) => ({ name, old: was.get(name) ?? "", fresh: is.get(name) ?? "" }))
    .filter(({ old, fresh }) => old !== fresh);
}

/** Arrows that charts have gained and lost, in words. */
export const changedArrows = (versions: Between): Change[] =>
  changedFiles(versions, /^machines\/.*\.arrows\.txt$/, nameOf).map(({ name, old, fresh }) => {
    const [lost, gained] = [old.split("\n"), fresh.split("\n")].map((all) => all.filter(Boolean)) as [
      string[],
      string[],
    ];
    return {
      about: name,
      lines: [
        ...lost.filter((line) => !gained.includes(line)).map((line) => `- ${line}`),
        ...gained.filter((line) => !lost.includes(line)).map((line) => `+ ${line}`),
      ],
    };
  });

/** Stories whose agreed screens differ. */
export const changedScreens = (versions: Between): ScreenChange[] =>
  changedFiles(versions, /\.screens\.txt$/, nameOf).flatMap(({ name: file, old, fresh }) => {
    const [before, now] = [screensIn(old), screensIn(fresh)];
    const stories = [...new Set([...before.keys(), ...now.keys()])];
    return stories.flatMap((story) => {
      const lines = linesOf(story, before.get(story), now.get(story));
      return lines.length > 0 ? [{ about: `${file}: ${story}`, file, story, lines }] : [];
    });
  });

function linesOf(story: string, was: string | undefined, is: string | undefined): string[] {
  if (was === undefined) return ["New"];
  return is === undefined ? ["Gone"] : screenDrift(story, was, is);
}

/** Texts by language. */
export const changedTexts = (versions: Between): Change[] =>
  changedFiles(versions, /^messages\/[^/]+\/[^/]+\.json$/).flatMap(({ name, old, fresh }) => {
    const lines = changedEntries(parsed(old), parsed(fresh));
    return lines.length > 0 ? [{ about: name.replace(/^messages\/|\.json$/g, ""), lines }] : [];
  });

/** Operations of the API, by method and path: gained, lost, or described otherwise. */
export function changedOperations({ before, now }: Between): Change[] {
  const operations = (version: Version): Record<string, string> => {
    const { paths = {} } = parsed(version.read("generated/openapi.json")) as {
      paths?: Record<string, Record<string, object>>;
    };
    return Object.fromEntries(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          `${method.toUpperCase()} ${path}`,
          JSON.stringify(operation),
        ]),
      ),
    );
  };
  const [was, is] = [operations(before), operations(now)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].sort().flatMap((about) => {
    if (was[about] === is[about]) return [];
    if (was[about] === undefined) return [{ about, lines: ["New"] }];
    return [{ about, lines: [is[about] === undefined ? "Gone" : "Changed"] }];
  });
}

function changedEntries(was: Record<string, unknown>, is: Record<string, unknown>): string[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return keys.flatMap((key) => {
    if (was[key] === is[key]) return [];
    return [
      ...(key in was ? [`- ${key}: ${String(was[key])}`] : []),
      ...(key in is ? [`+ ${key}: ${String(is[key])}`] : []),
    ];
  });
}

const parsed = (text: string): Record<string, unknown> => (text === "" ? {} : JSON.parse(text));
/** A file's name without its folder and ending, so that a moved one keeps it; pages have the names of flows. */
export function nameOf(file: string): string {
  const name = file.replace(/^.*\/|\.(arrows\.txt|screens\.txt|stories\.tsx)$/g, "");
  return file.includes("workshop/pages/") ? `page ${name}` : name;
}
