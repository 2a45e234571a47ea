import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk.bundled.js";
import { statesOf } from "./chart.ts";
import type { Chart, ChartArrow, ChartState } from "./chart.ts";
import { arrowContent, boxContent, type Content } from "./content.ts";
import type { Direction } from "./drawing.ts";

export type Bundle = {
  id: string;
  source: string;
  target: string;
  arrows: readonly ChartArrow[];
  content: Content;
  /** Its target comes before its source in the chart. */
  isBackward: boolean;
};
export type GraphElements = {
  chart: Chart;
  contents: ReadonlyMap<string, Content>;
  bundles: readonly Bundle[];
};

export const boxPadding = { inline: 14, block: 12 };
export const dotSize = 10;
const historySize = 30;
const margin = 12;
const containerPadding = 20;

/** ELK reads these on each container, not only on the outermost. */
const everywhere = {
  "elk.layered.layering.strategy": "LONGEST_PATH_SOURCE",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.thoroughness": "15",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "2",
};

export function graphElements(chart: Chart): GraphElements {
  const stays = Map.groupBy(
    chart.arrows.filter(({ targets }) => targets.length === 0),
    ({ source }) => source,
  );
  const states = statesOf(chart.root);
  const contents = states.map((state) => [state.id, boxContent(state, stays.get(state.id) ?? [])] as const);
  return { chart, contents: new Map(contents), bundles: bundlesOf(chart) };
}

/** The input for ELK, the layout engine. */
export function graphOf(elements: GraphElements, direction: Direction): ElkNode {
  const { chart, bundles } = elements;
  return {
    id: "canvas",
    children: [nodeOf(chart.root, elements, direction)],
    edges: [...statesOf(chart.root).flatMap(startEdges), ...bundles.map(edgeOf)],
    layoutOptions: {
      ...everywhere,
      "elk.algorithm": "layered",
      "elk.direction": direction,
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.json.edgeCoords": "ROOT",
      "elk.json.shapeCoords": "ROOT",
      "elk.edgeRouting": "ORTHOGONAL",
      "elk.padding": padding(margin, margin),
    },
  };
}

export const startId = ({ id }: ChartState): string => `${id} start`;

export const startEdges = (state: ChartState): ElkExtendedEdge[] =>
  state.initial.map((target) => ({
    id: `${startId(state)} → ${target}`,
    sources: [startId(state)],
    targets: [target],
  }));

function bundlesOf({ root, arrows }: Chart): Bundle[] {
  const isBackward = backwardIn(root);
  const ways = arrows.flatMap((arrow) => arrow.targets.map((target) => ({ arrow, target })));
  const groups = Map.groupBy(ways, ({ arrow, target }) => `${arrow.source} → ${target}`);
  return [...groups].map(([id, group]) => {
    const together = group.map(({ arrow }) => arrow);
    const { source } = together[0]!;
    const { target } = group[0]!;
    const content = arrowContent(together);
    return { id, source, target, arrows: together, content, isBackward: isBackward(source, target) };
  });
}

/** Whether a target comes before its source. An arrow from a child to its parent does not count. */
function backwardIn(root: ChartState): (source: string, target: string) => boolean {
  const states = statesOf(root);
  const order = new Map(states.map(({ id }, index) => [id, index]));
  const within = new Map(states.map((state) => [state.id, new Set(statesOf(state).map(({ id }) => id))]));
  return (source, target) => !within.get(target)!.has(source) && order.get(target)! < order.get(source)!;
}

function nodeOf(state: ChartState, elements: GraphElements, direction: Direction): ElkNode {
  const content = elements.contents.get(state.id)!;
  if (state.kind === "history") return { id: state.id, width: historySize, height: historySize };
  const width = content.width + 2 * boxPadding.inline;
  const height = content.height + 2 * boxPadding.block;
  if (state.states.length === 0) return { id: state.id, width, height };
  const dot = { id: startId(state), width: dotSize, height: dotSize };
  return {
    id: state.id,
    children: [
      ...(state.initial.length > 0 ? [dot] : []),
      ...state.states.map((child) => nodeOf(child, elements, direction)),
    ],
    layoutOptions: {
      ...everywhere,
      "elk.direction": state.kind === "parallel" ? across(direction) : direction,
      "elk.padding": padding(height, containerPadding),
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      // ELK transposes a downward layout, but not this option.
      "elk.nodeSize.minimum": direction === "DOWN" ? `(${height},${width})` : `(${width},${height})`,
    },
  };
}

/**
 * Charts are written in the usual order of the flow. So an arrow to an earlier state is passed to ELK reversed; otherwise
 * ELK would break the cycle at an arbitrary arrow. Its label stays where the arrow begins.
 */
function edgeOf({ id, source, target, isBackward, content: { width, height } }: Bundle): ElkExtendedEdge {
  const layoutOptions = {
    "elk.edgeLabels.inline": "true",
    "elk.layered.edgeLabels.centerLabelPlacementStrategy": isBackward ? "HEAD_LAYER" : "TAIL_LAYER",
  };
  return {
    id,
    sources: [isBackward ? target : source],
    targets: [isBackward ? source : target],
    labels: [{ id: `${id} label`, text: id, width, height, layoutOptions }],
  };
}

const across = (direction: Direction): Direction => (direction === "DOWN" ? "RIGHT" : "DOWN");

const padding = (top: number, others: number) =>
  `[top=${top},left=${others},bottom=${others},right=${others}]`;
