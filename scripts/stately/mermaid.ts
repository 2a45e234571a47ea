import { statesOf, type Chart, type ChartArrow, type ChartState } from "#workshop/chart/chart.ts";
import { doingWords } from "#workshop/chart/words.ts";

/**
 * A chart as a state diagram of Mermaid. Regions of a parallel state are separated by `--`, and what a state does without
 * leaving it is written inside: in the state itself, or in a note if it has states.
 */
export function mermaidOf(chart: Chart): string {
  const stays = Map.groupBy(
    chart.arrows.filter(({ targets }) => targets.length === 0),
    ({ source }) => source,
  );
  const facts = new Map(
    statesOf(chart.root).map((state) => [state.id, factsOf(state, stays.get(state.id) ?? [])] as const),
  );
  return [
    "stateDiagram-v2",
    ...stateLines(chart.root, facts, "  "),
    ...chart.arrows.flatMap((arrow) => arrow.targets.map((target) => `  ${arrowLine(arrow, target)}`)),
    "",
  ].join("\n");
}

type Facts = ReadonlyMap<string, readonly string[]>;

function stateLines(state: ChartState, facts: Facts, indent: string): string[] {
  const id = idOf(state.id);
  const about = facts.get(state.id)!.map(labelOf);
  const declaration = `${indent}state "${labelOf(state.name)}" as ${id}`;
  const end = state.kind === "final" ? [`${indent}${id} --> [*]`] : [];
  if (state.states.length === 0)
    return [declaration, ...about.map((fact) => `${indent}${id} : ${fact}`), ...end];
  const inner = `${indent}  `;
  const separator = state.kind === "parallel" ? [`${inner}--`] : [];
  return [
    `${declaration} {`,
    ...state.initial.map((target) => `${inner}[*] --> ${idOf(target)}`),
    ...state.states.flatMap((child, index) => [
      ...(index > 0 ? separator : []),
      ...stateLines(child, facts, inner),
    ]),
    `${indent}}`,
    ...(about.length > 0
      ? [`${indent}note right of ${id}`, ...about.map((fact) => `${inner}${fact}`), `${indent}end note`]
      : []),
    ...end,
  ];
}

const factsOf = ({ entry, exit, invokes, tags }: ChartState, stays: readonly ChartArrow[]): string[] => [
  ...tags.map((tag) => `tag ${tag}`),
  ...entry.map((action) => `entry / ${action}`),
  ...exit.map((action) => `exit / ${action}`),
  ...invokes.map((id) => `invoke ${id}`),
  ...stays.map(transitionWords),
];

const arrowLine = (arrow: ChartArrow, target: string): string =>
  `${idOf(arrow.source)} --> ${idOf(target)} : ${labelOf(transitionWords(arrow))}`;

const transitionWords = (arrow: ChartArrow): string =>
  [arrow.order && `${arrow.order}.`, arrow.event, arrow.guard && `[${arrow.guard}]`, doingWords(arrow)]
    .filter(Boolean)
    .join(" ");

const idOf = (id: string): string => id.replace(/\W/g, "_");
/** Mermaid reads these as its own punctuation. */
const labelOf = (text: string): string => text.replace(/[:;#{}"]/g, " ");
