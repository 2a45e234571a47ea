import type { AnyStateMachine } from "xstate";
import type { Definition } from "./definition.ts";
import { Code, literalOf, printWidth, type Literal } from "./literal.ts";

type Names = { actions: Set<string>; guards: Set<string>; actors: Set<string>; delays: Set<string> };

/**
 * A chart as one TypeScript file without other imports than XState: the editors of Stately read the source instead of
 * running it, so everything is a literal.
 *
 * @param name of the exported machine
 * @param origin the folder of the chart
 */
export function sourceOf(
  machine: AnyStateMachine,
  definition: Definition,
  { name, origin }: { name: string; origin: string },
): string {
  const names = namesIn(definition);
  const actors = [...names.actors].map((actor) => [actor, actorOf(machine, actor)] as const);
  const imports = ["setup", ...new Set(actors.map(([, factory]) => factory))].sort();
  const setup = {
    types: { context: new Code(contextType(definition.context)), events: new Code(eventsType(machine)) },
    ...section(
      "actions",
      [...names.actions].map((action) => [action, new Code("() => {}")]),
    ),
    ...section(
      "actors",
      actors.map(([actor, factory]) => [actor, new Code(`${factory}(${emptyActors[factory]})`)]),
    ),
    ...section(
      "guards",
      [...names.guards].map((guard) => [guard, new Code("() => false")]),
    ),
    ...section(
      "delays",
      [...names.delays].map((delay) => [delay, delayOf(machine, delay)]),
    ),
  };
  return [
    `// Written by \`npm run generate\` from ${origin}/, for Stately's editor. Everything but the chart is left out.`,
    `import { ${imports.join(", ")} } from "xstate";`,
    "",
    `export const ${name} = setup(${literalOf(setup)}).createMachine(${literalOf(definition)});`,
    "",
  ].join("\n");
}

const emptyActors = { fromCallback: "() => {}", fromPromise: "async () => {}" };

/** An invoked flow goes on until it is stopped, as an empty callback does. */
const actorOf = (machine: AnyStateMachine, name: string): keyof typeof emptyActors =>
  "root" in (machine.implementations.actors[name] ?? {}) ? "fromCallback" : "fromPromise";

/** Milliseconds. A computed delay is a minute. */
const delayOf = (machine: AnyStateMachine, name: string): Literal => {
  const delay: unknown = machine.implementations.delays[name as never];
  return typeof delay === "number" ? delay : new Code("() => 60_000");
};

const section = (name: string, entries: readonly (readonly [string, Literal])[]) =>
  entries.length > 0 && { [name]: Object.fromEntries(entries) };

function contextType(context: Definition["context"]): string {
  const fields = Object.entries(context).map(([key, value]) => `${key}: ${typeOf(value)}`);
  if (fields.length === 0) return "{} as {}";
  const line = `{} as { ${fields.join("; ")} }`;
  return fits(`    context: ${line},`)
    ? line
    : `{} as {\n${fields.map((field) => `      ${field};\n`).join("")}    }`;
}

const typeOf = (value: Literal): string =>
  Array.isArray(value) ? "unknown[]" : value === null ? "unknown" : typeof value;

function eventsType({ events }: AnyStateMachine): string {
  const types = events
    .filter((type) => !type.startsWith("xstate."))
    .map((type) => `{ type: ${JSON.stringify(type)} }`);
  const line = `{} as ${types.join(" | ")}`;
  return fits(`    events: ${line},`) ? line : `{} as\n${types.map((type) => `      | ${type}`).join("\n")}`;
}

const fits = (line: string): boolean => line.length <= printWidth;

/** The names that a definition uses, in its order. */
function namesIn(definition: Definition): Names {
  const names: Names = { actions: new Set(), guards: new Set(), actors: new Set(), delays: new Set() };
  const nameOf = (value: Literal): string =>
    typeof value === "string" ? value : String((value as { type: string }).type);
  const walk = (value: Literal, key: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => walk(item, key));
    if (key === "guard") return void names.guards.add(nameOf(value));
    if (["actions", "entry", "exit"].includes(key)) return void names.actions.add(nameOf(value));
    if (key === "src") return void names.actors.add(nameOf(value));
    if (typeof value !== "object" || value === null || ["context", "output"].includes(key)) return;
    const isByName = ["on", "after", "states"].includes(key);
    for (const [name, item] of Object.entries(value)) {
      if (key === "after" && Number.isNaN(Number(name))) names.delays.add(name);
      walk(item, isByName ? "" : name);
    }
  };
  walk(definition, "");
  return names;
}
