import { observed, telemetry, type Operation } from "./telemetry.ts";

type Statement = string | { text: string };
const verbs = /^\s*(select|insert|update|delete|with|begin|commit|rollback|listen|set|savepoint|release)\b/i;
const tables = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** Only the verb and the first table, because the text may contain values. */
function workOf(statement: Statement): Operation {
  const text = typeof statement === "string" ? statement : statement.text;
  const [, name = "other"] = verbs.exec(text) ?? [];
  const [, of] = tables.exec(text) ?? [];
  return { kind: "statement", name: name.toLowerCase(), of };
}

/** Reports a driver's queries to the observer. */
export function observedQuery<Query extends (...parts: never[]) => unknown>(query: Query): Query {
  const ask = query as unknown as (...parts: unknown[]) => unknown;
  return ((...parts: unknown[]) => {
    if (!telemetry.by) return ask(...parts);
    const work = workOf(parts[0] as Statement);
    const answered = parts.at(-1);
    if (typeof answered !== "function") return observed(work, async () => ask(...parts));
    // Pools pass a callback.
    const asked = new Promise((done, failed) => {
      ask(...parts.slice(0, -1), (error: unknown, result: unknown) => (error ? failed(error) : done(result)));
    });
    observed(work, () => asked).then(
      (result) => answered(undefined, result),
      (error: unknown) => answered(error),
    );
    return undefined;
  }) as unknown as Query;
}
