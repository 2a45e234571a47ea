import type { AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import { chartOf } from "#workshop/chart/chart.ts";
import { indexOf, type Index } from "./index-of.ts";
import { tellerOf, type Line, type Teller } from "./lines.ts";
import { nameAside, nameBeside, nameOf } from "./names.ts";
import { spineOf, type Stop } from "./spine.ts";
import { unitsOf, type Unit } from "./units.ts";

/** A state with all that can happen there. */
export type Block = { name: string; details: readonly string[]; lines: readonly Line[] };
export type Section = { name: string; blocks: readonly Block[] };

/** A flow's chart: the happy path with what else may happen at each of its states, then the states far from it. */
export type Layers = {
  flow: string;
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
    flow: model.machine.id,
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
  const blocks = states.flatMap((id): Block[] => {
    const { state, details } = index.states.get(id)!;
    const lines = teller.own(id);
    if (lines.length === 0) return [];
    const name = state.states.length > 0 ? nameBeside(index, id, root) : nameAside(index, id, ids, root);
    return [{ name: teller.wholeName(id, name), details, lines }];
  });
  return { name: nameOf(index, root), blocks };
}
