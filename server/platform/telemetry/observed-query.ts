import { observed, telemetry, type Operation } from "./telemetry.ts";

type Statement = string | { text: string };
const verbs = /^\s*(select|insert|update|delete|with|begin|commit|rollback|listen|set|savepoint|release)\b/i;
const tables = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** Only the verb and the first table, because the text may contain values. */
function workOf(statement: Statement): Operation {
  const text = typeof statement === "string" ? statement : statement.text;
  const [, name = "other"] = verbs.exec(text) ?? [];
  const [, table] = tables.exec(text) ?? [];
  return { kind: "statement", name: name.toLowerCase(), of: table };
}

/** Reports a driver's queries to the observer. */
export function observedQuery<Query extends (...parts: never[]) => unknown>(query: Query): Query {
  const runQuery = query as unknown as (...parts: unknown[]) => unknown;
  return ((...parts: unknown[]) => {
    if (!telemetry.by) return runQuery(...parts);
    const work = workOf(parts[0] as Statement);
    const callback = parts.at(-1);
    if (typeof callback !== "function") return observed(work, async () => runQuery(...parts));
    // Pools pass a callback.
    const result = new Promise((resolve, reject) => {
      runQuery(...parts.slice(0, -1), (error: unknown, result: unknown) =>
        error ? reject(error) : resolve(result),
      );
    });
    observed(work, () => result).then(
      (result) => callback(undefined, result),
      (error: unknown) => callback(error),
    );
    return undefined;
  }) as unknown as Query;
}
