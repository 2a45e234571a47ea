import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createMachine, type AnyStateNode } from "xstate";
import { expect, test } from "vitest";
import { chartOf } from "#workshop/chart/chart.ts";
import { flowModels } from "#scripts/flows.ts";
import { root } from "#scripts/tools.ts";
import { exportsFolder } from "./exports.ts";
import { mermaidOf } from "./mermaid.ts";

const declared = /^state "([^"]+)" as (\w+)( \{)?$/;
const arrow = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : ([^:;#{}"]+))?$/;

type Read = { states: string[]; initial: string[]; final: string[]; arrows: string[]; regions: number };

/** Reads the part of Mermaid's grammar that the diagrams use; any other line is an error. */
function read(text: string): Read {
  const [first, ...lines] = text.trimEnd().split("\n");
  expect(first).toBe("stateDiagram-v2");
  const found: Read = { states: [], initial: [], final: [], arrows: [], regions: 0 };
  const open: string[] = [];
  let isNote = false;
  for (const line of lines.map((one) => one.trim())) {
    const [, , id, opens] = declared.exec(line) ?? [];
    const [, from, to] = arrow.exec(line) ?? [];
    if (isNote || line.startsWith("note right of ")) isNote = line !== "end note";
    else if (id) {
      found.states.push([...open, id].join(" > "));
      if (opens) open.push(id);
    } else if (line === "}") expect(open.pop()).toBeDefined();
    else if (line === "--") found.regions += 1;
    else if (from === "[*]") found.initial.push(`${open.at(-1)} > ${to}`);
    else if (to === "[*]") found.final.push(from!);
    else if (from) found.arrows.push(`${from} > ${to}`);
    else expect(line).toMatch(/^\w+ : [^:;#{}"]+$/);
  }
  expect(open).toEqual([]);
  return found;
}

const idOf = ({ id }: AnyStateNode) => id.replace(/\W/g, "_");

function expected(node: AnyStateNode, above: readonly string[] = []): Read {
  const children = Object.values(node.states);
  const own: Read = {
    states: [[...above, idOf(node)].join(" > ")],
    initial:
      node.type === "compound" ? node.initial.target.map((target) => `${idOf(node)} > ${idOf(target)}`) : [],
    final: node.type === "final" ? [idOf(node)] : [],
    arrows: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ target = [] }) =>
      target.map((one) => `${idOf(node)} > ${idOf(one)}`),
    ),
    regions: node.type === "parallel" ? children.length - 1 : 0,
  };
  return children.reduce((sum, child) => {
    const inner = expected(child, [...above, idOf(node)]);
    return {
      states: [...sum.states, ...inner.states],
      initial: [...sum.initial, ...inner.initial],
      final: [...sum.final, ...inner.final],
      arrows: [...sum.arrows, ...inner.arrows],
      regions: sum.regions + inner.regions,
    };
  }, own);
}

const sorted = (diagram: Read) => ({ ...diagram, final: [...diagram.final].sort() });

test.each(await flowModels())("the diagram of $flow has its states and transitions", ({ flow, model }) => {
  const text = readFileSync(join(root, exportsFolder, `${flow}.mmd`), "utf8");
  const diagram = read(text);
  expect(sorted(diagram)).toEqual(sorted(expected(model.machine.root)));
  expect(new Set(diagram.states).size).toBe(diagram.states.length);
});

test("actions, guards and what stays in a state are written where Mermaid expects them", () => {
  const machine = createMachine({
    id: "basket",
    type: "parallel",
    states: {
      lines: {
        initial: "empty",
        on: { "list.opened": { actions: "show" } },
        states: {
          empty: { entry: "hide", on: { "line.added": { guard: "fits", target: "full", actions: "keep" } } },
          full: { type: "final" },
        },
      },
      dropdown: { on: { "it: went; {away}": "lines" } },
    },
  });
  expect(mermaidOf(chartOf(machine))).toBe(`stateDiagram-v2
  state "basket" as basket {
    state "lines" as basket_lines {
      [*] --> basket_lines_empty
      state "empty" as basket_lines_empty
      basket_lines_empty : entry / hide
      state "full" as basket_lines_full
      basket_lines_full --> [*]
    }
    note right of basket_lines
      list.opened / show
    end note
    --
    state "dropdown" as basket_dropdown
  }
  basket_lines_empty --> basket_lines_full : line.added [fits] / keep
  basket_dropdown --> basket_lines : it  went   away 
`);
});
