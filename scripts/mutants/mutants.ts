import { not } from "xstate";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import { nameOf } from "#machines/paths/paths.ts";

/** `apply` changes the chart and returns its undo. `at`: the state and event of the changed transition. */
export type Mutant = { name: string; at?: string; apply: () => () => void };

export const placeOf = (node: AnyStateNode, event: string): string => `${node.id} ${event}`;

type Arrow = { target?: string | string[]; guard?: unknown; [key: string]: unknown };
type Written = string | Arrow | readonly (string | Arrow)[] | undefined;
type Slot = { holder: Record<string, Written>; key: string; event: string };

/**
 * Leaves out each transition, inverts its guard, or changes its target; multiplies each delay by ten. The
 * machine's own configuration is changed, so every actor of it is the mutant until it is undone.
 */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [...arrowsOf(machine), ...delaysOf(machine)];

function delaysOf({ implementations: { delays } }: AnyStateMachine): Mutant[] {
  return Object.entries(delays).map(([name, delay]) => ({
    name: `⏱ ${name}: ten times as long`,
    apply: () => {
      delays[name] = (...given) => 10 * (typeof delay === "function" ? delay(...given) : delay!);
      return () => void (delays[name] = delay);
    },
  }));
}

function arrowsOf(machine: AnyStateMachine): Mutant[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    slotsOf(node).flatMap(({ holder, key, event }) => {
      const written = listOf(holder[key]);
      return written.flatMap((arrow, index) => {
        const rank = written.length > 1 ? ` #${index + 1}` : "";
        const mutant = (what: string, instead: readonly Arrow[]): Mutant => ({
          name: `${nameOf(node)}: ${event}${rank}: ${what}`,
          at: placeOf(node, event),
          apply: () => {
            const before = holder[key];
            holder[key] = written.toSpliced(index, 1, ...instead);
            return () => void (holder[key] = before);
          },
        });
        const target = targetOf(node, event, index);
        const other = target && neighbourOf(target);
        return [
          mutant("left out", []),
          ...(arrow.guard
            ? [mutant("its guard inverted", [{ ...arrow, guard: not(arrow.guard as never) }])]
            : []),
          ...(other
            ? [mutant(`leads to ${nameOf(other)} instead`, [{ ...arrow, target: `#${other.id}` }])]
            : []),
        ];
      });
    }),
  );
}

function slotsOf({ config, invoke, id }: AnyStateNode): Slot[] {
  const events = Object.keys(config.on ?? {}).map((key) => ({ holder: config.on, key, event: key }));
  const always = config.always ? [{ holder: config, key: "always", event: "" }] : [];
  const timers = Object.keys(config.after ?? {}).map((key) => ({
    holder: config.after,
    key,
    event: `xstate.after.${key}.${id}`,
  }));
  const invoked = [config.invoke ?? []].flat();
  const answers = invoke.flatMap((definition, index) =>
    (["onDone", "onError"] as const)
      .filter((key) => invoked[index]?.[key])
      .map((key) => ({
        holder: invoked[index]!,
        key,
        event: `xstate.${key === "onDone" ? "done" : "error"}.actor.${definition.id}`,
      })),
  );
  return [...events, ...always, ...timers, ...answers] as Slot[];
}

const listOf = (written: Written): Arrow[] =>
  (Array.isArray(written) ? written : [written]).map((arrow) =>
    typeof arrow === "string" ? { target: arrow } : { ...arrow },
  );

function targetOf(node: AnyStateNode, event: string, index: number): AnyStateNode | undefined {
  const arrows: readonly AnyTransitionDefinition[] | undefined =
    event === "" ? node.always : node.transitions.get(event);
  return arrows?.[index]?.target?.[0];
}

/** The next sibling state, or the parent's if there is none. */
function neighbourOf(node: AnyStateNode): AnyStateNode | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  const siblings = Object.values(parent.states);
  if (parent.type === "parallel" || siblings.length < 2) return neighbourOf(parent);
  return siblings[(siblings.indexOf(node) + 1) % siblings.length];
}
