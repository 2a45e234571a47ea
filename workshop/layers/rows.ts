import type { AnyTransitionDefinition } from "xstate";
import { eventWords, outcomeOf } from "#workshop/chart/words.ts";
import { conditionOf } from "./conditions.ts";
import { isEnd, isNamed, leavesOf, type Index, type IndexedArrow } from "./chart-index.ts";
import { nameAside, nameBeside } from "./names.ts";
import type { Stop } from "./spine.ts";
import { inWords } from "./words.ts";

/**
 * What moves a flow: a person, a port that answers or does not, the time, something elsewhere, or nothing further.
 * `same`: several of them, as in another state.
 */
export type Kind = "person" | "answer" | "failure" | "time" | "elsewhere" | "atOnce" | "same";

/** Transitions of one state that lead to the same place under the same condition. */
export type Row = {
  kind: Kind;
  what: string;
  condition: string;
  target: Target;
  /** The ids of the transitions. */
  arrows: readonly string[];
};

/** Where a row leads. */
export type Target = {
  /** Null if the flow stays where it is. */
  state: string | null;
  /** Of the stop on the happy path. */
  number: number | null;
  /** It is not on the happy path. */
  isAside: boolean;
  words: string;
  isEnd: boolean;
};

/** The transitions of a state that the happy path does not take. */
export function rowsOf(index: Index, id: string, spine: readonly Stop[]): Row[] {
  const happy = new Set(spine.flatMap(({ labels }) => labels.flatMap(({ arrow }) => arrow ?? [])));
  const rows = index.arrows
    .filter((arrow) => arrow.source === id && !happy.has(arrow.id))
    .map((arrow) => rowOf(index, arrow, spine));
  const groups = Map.groupBy(rows, ({ kind, condition, target: { words, number, state } }) =>
    [kind, condition, words, number, state].join("|"),
  );
  const merged = [...groups.values()].map((group) => ({
    ...group[0]!,
    what: [...new Set(group.map(({ what }) => what))].join(", "),
    arrows: group.flatMap(({ arrows }) => arrows),
  }));
  return merged.sort((a, b) => Number(isIgnored(a)) - Number(isIgnored(b)));
}

const ignored = "is ignored";
const isIgnored = ({ target }: Row) => target.words === ignored;

function rowOf(index: Index, arrow: IndexedArrow, spine: readonly Stop[]): Row {
  return {
    kind: kindOf(index, arrow.transition),
    what: happeningOf(arrow.transition),
    condition: conditionOf(arrow.transition),
    target: targetOf(index, arrow, spine),
    arrows: [arrow.id],
  };
}

export function kindOf({ does }: Pick<Index, "does">, { eventType }: AnyTransitionDefinition): Kind {
  if (eventType.startsWith("xstate.done.actor.")) return "answer";
  if (eventType.startsWith("xstate.error.actor.")) return "failure";
  if (eventType.startsWith("xstate.after.")) return "time";
  if (eventType === "" || eventType.startsWith("xstate.done.state.")) return "atOnce";
  return does.has(eventType) ? "person" : "elsewhere";
}

/** An event in words; of an answer the outcome. */
export function happeningOf(transition: AnyTransitionDefinition): string {
  const { eventType, guard } = transition;
  if (eventType.startsWith("xstate.done.actor.")) return inWords(outcomeOf(guard) ?? "answered");
  if (eventType.startsWith("xstate.error.actor.")) return "no answer";
  if (eventType === "") return "at once";
  const after = /^after (\w+), (.+)$/.exec(eventWords(transition));
  if (after) return `after ${after[2]} (${inWords(after[1]!)})`;
  return inWords(eventWords(transition));
}

function targetOf(
  index: Index,
  { source, targets, actions, transition }: IndexedArrow,
  spine: readonly Stop[],
): Target {
  const [target, other] = targets;
  if (other !== undefined) throw new Error(`${source}: a row cannot show an arrow with two targets`);
  if (target === undefined) {
    const done = actions.filter(isNamed).map(inWords).join(", ");
    const words = actions.length > 0 ? `stays${done && `: ${done}`}` : ignored;
    return { state: null, number: null, isAside: false, words, isEnd: false };
  }
  const stops = spine.map(({ id }) => id);
  const leaves = leavesOf(index, target);
  const leaf = leaves.find((id) => stops.includes(id)) ?? leaves[0]!;
  const stop = spine.find(({ id }) => id === leaf);
  const place = { state: leaf, number: stop?.number ?? null, isAside: !stop, isEnd: isEnd(index, leaf) };
  if (leaf === source || (target === source && transition.reenter)) return { ...place, words: "here again" };
  const isMessage = index.arrows.every((arrow) => arrow.source !== leaf);
  const aside = isMessage ? nameBeside(index, leaf, source) : nameAside(index, leaf, stops, source);
  return { ...place, words: stop?.name ?? aside };
}
