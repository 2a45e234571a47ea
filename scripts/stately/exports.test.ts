import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { createActor, createMachine, fromPromise } from "xstate";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { describe, expect, test } from "vitest";
import { camelCase, flowModels } from "#scripts/flows.ts";
import { root } from "#scripts/tools.ts";
import { exportsFolder } from "./exports.ts";

const flows = await flowModels();
const fileOf = (flow: string, ending: string) => join(root, exportsFolder, `${flow}.${ending}`);
const textOf = (flow: string, ending: string) => readFileSync(fileOf(flow, ending), "utf8");

async function exportedMachine(flow: string): Promise<AnyStateMachine> {
  const exported = (await import(pathToFileURL(fileOf(flow, "ts")).href)) as Record<string, AnyStateMachine>;
  expect(Object.keys(exported)).toEqual([`${camelCase(flow)}Machine`]);
  return exported[`${camelCase(flow)}Machine`]!;
}

describe.each(flows)("$flow", ({ flow, model: { machine, starts } }) => {
  test("the exported source has the states and transitions of the chart", async () => {
    const exported = await exportedMachine(flow);
    expect(chartOf(exported)).toEqual(chartOf(machine));
    expect([...exported.events].sort()).toEqual([...machine.events].sort());
    expect(numbersIn(exported.implementations.delays)).toEqual(usedDelays(machine));
  });

  test("the exported JSON makes a machine with the states and transitions of the chart", () => {
    const definition = JSON.parse(textOf(flow, "json")) as Parameters<typeof createMachine>[0];
    expect(chartOf(createMachine(definition))).toEqual(chartOf(machine));
  });

  test("the exported machine starts where the chart does while no guard passes", async () => {
    const actor = createActor(await exportedMachine(flow)).start();
    const real = createActor(silenced(machine), { input: Object.values(starts)[0] }).start();
    expect(actor.getSnapshot().value).toEqual(real.getSnapshot().value);
    expect(Object.keys(actor.getSnapshot().context).sort()).toEqual(
      Object.keys(real.getSnapshot().context).sort(),
    );
    for (const one of [actor, real]) one.stop();
  });

  test("the source can be read without running it", () => {
    const source = ts.createSourceFile(flow, textOf(flow, "ts"), ts.ScriptTarget.Latest, true);
    const [imported, declared, ...more] = source.statements;
    expect(more).toEqual([]);
    expect(imported!.getText()).toMatch(/^import \{ [\w, ]+ \} from "xstate";$/);
    const [declaration] = (declared as ts.VariableStatement).declarationList.declarations;
    const {
      expression,
      arguments: [config],
    } = declaration!.initializer as ts.CallExpression;
    expect(expression.getText()).toMatch(/^setup\(.*\)\.createMachine$/s);
    expect(notLiterals(config!)).toEqual([]);
  });
});

type Part = { type: string; params?: unknown };

const chartOf = (machine: AnyStateMachine) => nodesOf(machine.root).map(stateOf);

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const stateOf = (node: AnyStateNode) => ({
  id: node.id,
  type: node.type,
  history: node.history,
  initial: node.type === "compound" ? node.initial.target.map(({ id }) => id) : [],
  tags: node.tags,
  invoked: node.invoke.map(({ id, src }) => ({ id, src })),
  entry: namesOf(node.entry),
  exit: namesOf(node.exit),
  transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(transitionOf),
});

const transitionOf = ({ eventType, target, guard, actions, reenter }: AnyTransitionDefinition) => ({
  eventType,
  targets: target?.map(({ id }) => id) ?? [],
  guard: guardIn(guard),
  actions: namesOf(actions),
  reenter,
});

/** `xstate.raise` and `xstate.cancel` of an `after` are XState's own. */
const namesOf = (actions: readonly unknown[]): string[] =>
  actions.flatMap((action) => {
    if (typeof action === "string") return action;
    return typeof action === "function" ? [] : textOfPart(action as Part);
  });

function guardIn(guard: unknown): string {
  if (guard === undefined || typeof guard === "string") return guard ?? "";
  if (typeof guard === "object") return textOfPart(guard as Part);
  const { name, guards } = guard as { name: string; guards: readonly unknown[] };
  const parts = guards.map(guardIn);
  return name === "not" ? `not ${parts[0]}` : parts.join(` ${name} `);
}

function textOfPart({ type, params }: Part): string {
  const isFixed = typeof params === "object" && params !== null;
  return isFixed ? `${type}(${Object.values(params).join(", ")})` : type;
}

const numbersIn = (delays: object) =>
  Object.fromEntries(
    Object.entries(delays as Record<string, unknown>).filter(([, delay]) => typeof delay === "number"),
  );

function usedDelays(machine: AnyStateMachine) {
  const used = nodesOf(machine.root).flatMap(({ after }) => after.map(({ delay }) => String(delay)));
  return Object.fromEntries(
    Object.entries(numbersIn(machine.implementations.delays)).filter(([name]) => used.includes(name)),
  );
}

/** Its guards refuse, its actions do nothing, and its ports never answer. */
function silenced(machine: AnyStateMachine): AnyStateMachine {
  const { actions, guards, actors } = machine.implementations;
  const each = (all: object, one: unknown) =>
    Object.fromEntries(Object.keys(all).map((name) => [name, one])) as Record<string, never>;
  return machine.provide({
    actions: each(actions, () => {}),
    guards: each(guards, () => false),
    actors: each(
      actors,
      fromPromise(() => new Promise(() => {})),
    ),
  });
}

/** What an editor that only reads the source could not evaluate. */
function notLiterals(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
        ? notLiterals(property.initializer)
        : property.getText(),
    );
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(notLiterals);
  const simple = [
    ts.SyntaxKind.StringLiteral,
    ts.SyntaxKind.NumericLiteral,
    ts.SyntaxKind.TrueKeyword,
    ts.SyntaxKind.FalseKeyword,
    ts.SyntaxKind.NullKeyword,
  ];
  return simple.includes(node.kind) ? [] : [node.getText()];
}
