import type { AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import { chartOf } from "#workshop/chart/chart.ts";
import { indexOf, shownOf, type Index } from "./chart-index.ts";
import { tellerOf, type Line, type Teller } from "./lines.ts";
import { nameAside, nameBeside, nameOf } from "./names.ts";
import { spineOf, type Stop } from "./spine.ts";
import { unitsOf, type Unit } from "./units.ts";

/** A state with all that can happen there. */
export type Block = { name: string; details: readonly string[]; lines: readonly Line[] };
export type Section = { name: string; blocks: readonly Block[] };

/** A flow's chart: the happy path with what else may happen at each of its states, then the states far from it. */
export type Layers = {
  title: string;
  purpose: string;
  spine: readonly (Stop & { lines: readonly Line[] })[];
  sections: readonly Section[];
};

/** Every transition of the chart is a label of the spine or in a row. */
export function layersOf(model: PathModel<AnyStateMachine>): Layers {
  const index = indexOf(chartOf(model.machine), model);
  const stops = spineOf(index, model);
  const units = unitsOf(index, stops);
  const teller = tellerOf(index, stops, units);
  const spine = stops.map((stop) => ({ ...stop, lines: stop.isAgain ? [] : teller.beside(stop) }));
  const sections = units
    .filter(({ isInline }) => !isInline)
    .map((unit) => sectionOf(index, stops, unit, teller));
  const anywhere = teller.own(index.root);
  return {
    title: model.title,
    purpose: model.purpose,
    spine,
    sections: [
      ...sections,
      ...(anywhere.length > 0
        ? [{ name: "At any time", blocks: [{ name: "In every state", details: [], lines: anywhere }] }]
        : []),
    ],
  };
}

function sectionOf(index: Index, stops: readonly Stop[], { root, states }: Unit, teller: Teller): Section {
  const ids = stops.map((stop) => stop.id);
  const told = states
    .map((id) => ({ id, details: index.states.get(id)!.details, lines: teller.own(id) }))
    .filter(({ lines }) => lines.length > 0);
  const nameIn = (id: string) => {
    if (told.length === 1) return nameOf(index, shownOf(index, id, ids));
    const isLeaf = index.states.get(id)!.state.states.length === 0;
    return isLeaf ? nameAside(index, id, ids, root) : nameBeside(index, id, root);
  };
  const blocks = told.map(({ id, ...block }) => ({ ...block, name: teller.wholeName(id, nameIn(id)) }));
  return { name: nameOf(index, root), blocks };
}
