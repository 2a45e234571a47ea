import type { AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import type { Literal } from "./literal.ts";
import { actionName, fixedParams, guardName, isNamed } from "./names.ts";

type Fields = Record<string, Literal>;
type Config = Readonly<Record<string, unknown>>;

/** What a chart says without its code: serialisable, and XState's own format. */
export type Definition = { readonly id: string; readonly context: Fields; readonly [key: string]: Literal };

/**
 * A machine as a serialisable definition. Computed inputs, outputs and parameters are left out, and combined guards and
 * inline functions are replaced by their names.
 *
 * @throws naming the flow, if its chart uses something that cannot be exported
 */
export function definitionOf({ machine, starts }: PathModel<AnyStateMachine>): Definition {
  const { id, context, schemas: _, ...config } = machine.config as Config & { id: string };
  try {
    return { id, context: contextOf(context, Object.values(starts)), ...stateOf(config, inlineNames()) };
  } catch (error) {
    throw new Error(`${id}: ${(error as Error).message}`);
  }
}

/** What every start begins with, and null for what depends on the input. */
function contextOf(context: unknown, inputs: readonly unknown[]): Fields {
  const contexts = inputs.map((input) =>
    typeof context === "function" ? (context({ input }) as Config) : ((context ?? {}) as Config),
  );
  const [first = {}] = contexts;
  const isFixed = (key: string) => contexts.every((other) => isSame(other[key], first[key]));
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key, isPlain(value) && isFixed(key) ? value : null]),
  );
}

const isPlain = (value: unknown): value is Literal =>
  value === null || value === "" || typeof value === "boolean" || typeof value === "number" || isEmpty(value);
const isEmpty = (value: unknown): value is readonly [] => Array.isArray(value) && value.length === 0;
const isSame = (one: unknown, other: unknown) => one === other || (isEmpty(one) && isEmpty(other));

type NameOf = (kind: "action" | "guard", inline: Function) => string;

/** The same function gets the same name, and another one of that name a number. */
function inlineNames(): NameOf {
  const names = new Map<Function, string>();
  return (kind, inline) => {
    const known = names.get(inline);
    if (known !== undefined) return known;
    const name = kind === "guard" ? guardName(inline) : actionName(inline);
    const isCombined = "guards" in inline;
    const rivals = [...names.values()].filter((other) => other.replace(/ \d+$/, "") === name).length;
    const unique = isCombined || rivals === 0 ? name : `${name} ${rivals + 1}`;
    names.set(inline, unique);
    return unique;
  };
}

function stateOf(config: Config, nameOf: NameOf): Fields {
  const fields: Fields = {};
  for (const [key, value] of Object.entries(config)) {
    if (value === undefined) continue;
    const field = stateField(key, value, nameOf);
    if (field !== undefined) fields[key] = field;
  }
  return fields;
}

function stateField(key: string, value: unknown, nameOf: NameOf): Literal | undefined {
  switch (key) {
    case "id":
    case "initial":
    case "type":
    case "history":
    case "target":
    case "tags":
    case "description":
      return value as Literal;
    case "states":
      return eachOf(value, (state) => stateOf(state as Config, nameOf));
    case "entry":
    case "exit":
      return actionsOf(value, nameOf);
    case "invoke":
      return oneOrMore(value, (invoke) => invokeOf(invoke as Config, nameOf));
    case "on":
    case "after":
      return eachOf(value, (transitions) => transitionsOf(transitions, nameOf));
    case "always":
    case "onDone":
      return transitionsOf(value, nameOf);
    case "output":
      return typeof value === "function" ? undefined : (value as Literal);
    default:
      throw new Error(`"${key}" of a state cannot be exported`);
  }
}

function invokeOf({ id, src, ...answers }: Config, nameOf: NameOf): Fields {
  if (typeof src !== "string") throw new Error("an invoked actor has no name");
  const transitions = Object.entries(answers).flatMap(([key, value]) => {
    if (key === "input") return [];
    if (key !== "onDone" && key !== "onError" && key !== "onSnapshot")
      throw new Error(`"${key}" of an invoked actor cannot be exported`);
    return [[key, transitionsOf(value, nameOf)] as const];
  });
  return { ...(typeof id === "string" && { id }), src, ...Object.fromEntries(transitions) };
}

const transitionsOf = (value: unknown, nameOf: NameOf): Literal =>
  oneOrMore(value, (transition) =>
    typeof transition === "string" ? transition : transitionOf(transition as Config, nameOf),
  );

/** A guard's parameters are its description too, because the editor shows only its type. */
function transitionOf(config: Config, nameOf: NameOf): Fields {
  const { guard, target, reenter, actions, description, ...rest } = config;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`"${unknown}" of a transition cannot be exported`);
  const words = description ?? (isNamed(guard) && fixedParams(guard) ? guardName(guard) : undefined);
  return {
    ...(guard !== undefined && { guard: guardOf(guard, nameOf) }),
    ...(target !== undefined && { target: target as Literal }),
    ...(reenter !== undefined && { reenter: reenter as Literal }),
    ...(actions !== undefined && { actions: actionsOf(actions, nameOf) }),
    ...(words !== undefined && { description: words as Literal }),
  };
}

function guardOf(guard: unknown, nameOf: NameOf): Literal {
  return typeof guard === "function" ? nameOf("guard", guard) : namedOf(guard);
}

const actionsOf = (value: unknown, nameOf: NameOf): Literal =>
  oneOrMore(value, (action) => (typeof action === "function" ? nameOf("action", action) : namedOf(action)));

function namedOf(value: unknown): Literal {
  if (typeof value === "string") return value;
  if (!isNamed(value)) throw new Error(`${JSON.stringify(value)} has no name`);
  const params = fixedParams(value);
  return params ? { type: value.type, params: params as Fields } : value.type;
}

const oneOrMore = (value: unknown, read: (item: unknown) => Literal): Literal =>
  Array.isArray(value) ? value.map(read) : read(value);

const eachOf = (value: unknown, read: (item: unknown) => Literal): Fields =>
  Object.fromEntries(Object.entries(value as Config).map(([key, item]) => [key, read(item)]));
