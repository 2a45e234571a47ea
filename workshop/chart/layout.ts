import type { ElkExtendedEdge, ElkNode, ElkPoint } from "elkjs/lib/elk.bundled.js";
import { statesOf } from "./chart.ts";
import type { Chart, ChartState } from "./chart.ts";
import { moved, rounded, type Content } from "./content.ts";
import type { Box, Direction, Drawing, Frame, Label, Line, Point, Start } from "./drawing.ts";
import { boxPadding, dotSize, graphOf, startEdges, startId, graphElements } from "./graph.ts";
import type { Bundle, GraphElements } from "./graph.ts";

export type Placer = (graph: ElkNode) => Promise<ElkNode>;

/**
 * Positions everything in a chart. The same chart gets the same layout everywhere.
 *
 * @param placer the layout engine, here or in a worker
 * @throws if the layout engine fails on the chart
 */
export async function layoutChart(
  chart: Chart,
  direction: Direction,
  placer: Placer = placeHere,
): Promise<Drawing> {
  const elements = graphElements(chart);
  const canvas = await placer(graphOf(elements, direction));
  return drawingOf(canvas, elements, direction);
}

/** The layout engine is by far the largest import, so it is loaded only when a chart is drawn. */
async function placeHere(graph: ElkNode): Promise<ElkNode> {
  const { default: ELK } = await import("elkjs/lib/elk.bundled.js");
  return new ELK.default().layout(graph);
}

function drawingOf(canvas: ElkNode, elements: GraphElements, direction: Direction): Drawing {
  const { root } = elements.chart;
  const edges = new Map((canvas.edges ?? []).map((edge) => [edge.id, edge]));
  const nodes = new Map(nodesIn(canvas).map((node) => [node.id, node]));
  const boxes = boxesIn(root, { depth: 0, isRegion: false }, nodes, elements.contents);
  return {
    name: root.name,
    direction,
    width: rounded(canvas.width ?? 0),
    height: rounded(canvas.height ?? 0),
    boxes,
    lines: elements.bundles.map((bundle) => lineOf(bundle, edges.get(bundle.id)!, boxes)),
    starts: statesOf(root).flatMap((state) =>
      startEdges(state).map(({ id }) => startOf(nodes.get(startId(state))!, edges.get(id)!)),
    ),
  };
}

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

function boxesIn(
  state: ChartState,
  standing: Pick<Box, "depth" | "isRegion">,
  nodes: ReadonlyMap<string, ElkNode>,
  contents: ReadonlyMap<string, Content>,
): Box[] {
  const below = { depth: standing.depth + 1, isRegion: state.kind === "parallel" };
  const frame = frameOf(nodes.get(state.id)!);
  const isHistory = state.kind === "history";
  const content = isHistory ? { texts: [], labels: [] } : contents.get(state.id)!;
  const corner = { x: frame.x + boxPadding.inline, y: frame.y + boxPadding.block };
  return [
    { state, ...standing, ...frame, ...moved(content, corner) },
    ...state.states.flatMap((child) => boxesIn(child, below, nodes, contents)),
  ];
}

function lineOf(bundle: Bundle, edge: ElkExtendedEdge, boxes: readonly Box[]): Line {
  const { id, source, arrows, content, isBackward } = bundle;
  const { labels } = moved(content, frameOf(edge.labels?.[0] ?? {}));
  const points = isBackward ? pointsOf(edge).reverse() : pointsOf(edge);
  return { id, source, arrows, points, labels, depth: depthAt(labels[0]!, boxes) };
}

/** The nesting depth of the innermost box below a label. */
const depthAt = (label: Label, boxes: readonly Box[]): number =>
  Math.max(0, ...boxes.filter((box) => isAround(box, label)).map(({ depth }) => depth));

const isAround = (box: Frame, { x, y }: Point) =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

function startOf(node: ElkNode, edge: ElkExtendedEdge): Start {
  const { x, y } = frameOf(node);
  const at = { x: rounded(x + dotSize / 2), y: rounded(y + dotSize / 2) };
  return { id: edge.id, at, points: pointsOf(edge) };
}

const frameOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Frame>): Frame => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }): ElkPoint[] => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
