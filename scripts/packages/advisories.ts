import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { coerce, valid } from "semver";
import { z } from "zod";

const zero = "0";
/** Some advisories write 1.2.0 as "1.2". */
const normal = (value: string): string | null =>
  value === zero ? zero : valid(/^\d+(\.\d+)?$/.test(value) ? coerce(value) : value, { loose: true });
const version = z.string().transform((value, context) => {
  const known = normal(value);
  if (known !== null) return known;
  context.addIssue({ code: "custom", message: `"${value}" is no version` });
  return z.NEVER;
});
const event = z.union(
  [
    z.object({ introduced: version }),
    z.object({ fixed: version }),
    z.object({ last_affected: version }),
    z.object({ limit: z.union([version, z.literal("*")]) }),
  ],
  "must be introduced, fixed, last_affected or limit, with a version",
);
const events = z.array(event);
const range = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["SEMVER", "ECOSYSTEM"]), events }),
  z.object({ type: z.literal("GIT") }),
]);
const affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(z.unknown()).default([]),
  versions: z.array(z.string()).default([]),
});
const ofNpm = z.object({ ranges: z.array(range) });
const advisory = z.object({
  id: z.string().min(1),
  modified: z.iso.datetime(),
  withdrawn: z.iso.datetime().optional(),
  summary: z.string().default(""),
  affected: z.array(affected).default([]),
});

export type Range = Extract<z.infer<typeof range>, { events: unknown }>;
export type Advisory = {
  id: string;
  summary: string;
  affected: { name: string; versions: readonly string[]; ranges: readonly Range[] }[];
};

/** What a person reads instead of a stack. */
export class AdvisoryProblem extends Error {}

/**
 * Advisories about npm's packages, in the OSV format (https://ossf.github.io/osv-schema/): one in a file, a list of them, or a folder of such files, as the
 * archive of a whole ecosystem unpacks to. Those that were withdrawn are left out.
 */
export function readAdvisories(path: string): { advisories: Advisory[]; read: number } {
  const advisories: Advisory[] = [];
  let read = 0;
  for (const file of filesAt(path)) {
    const content = parsed(file);
    for (const entry of Array.isArray(content) ? content : [content]) {
      const found = advisoryIn(entry, file);
      read += 1;
      if (found) advisories.push(found);
    }
  }
  if (read === 0) throw new AdvisoryProblem(`${path} holds no advisory.`);
  return { advisories, read };
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new AdvisoryProblem(`There is nothing at ${path}.`);
  if (!found.isDirectory()) return [path];
  return globSync("**/*.json", { cwd: path })
    .sort()
    .map((name) => join(path, name));
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new AdvisoryProblem(`${file} is not JSON. A zip archive of advisories has to be unpacked first.`);
  }
}

/** Null: withdrawn, or not about npm. */
function advisoryIn(entry: unknown, file: string): Advisory | null {
  const { id, withdrawn, summary, affected: all } = checked(advisory, entry, file, entry);
  if (withdrawn !== undefined) return null;
  const here = all.flatMap((one) => {
    if (one.package?.ecosystem !== "npm") return [];
    const { ranges } = checked(ofNpm, one, file, entry);
    const { name } = one.package;
    return [{ name, versions: one.versions, ranges: ranges.filter((each) => each.type !== "GIT") }];
  });
  return here.length > 0 ? { id, summary, affected: here } : null;
}

function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  entry: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as z.output<Schema>;
  const { id } = (entry ?? {}) as { id?: unknown };
  const [issue] = error.issues;
  const where = [file, typeof id === "string" ? id : null, issue!.path.join(".")].filter(Boolean).join(", ");
  throw new AdvisoryProblem(`${where}: ${issue!.message}. It is no advisory in the OSV format.`);
}
