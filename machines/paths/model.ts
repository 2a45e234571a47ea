import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from "xstate";
import { getStateNodes } from "xstate/graph";

/** What an invoked actor may answer, or the text of the error it rejects with. */
export type NamedOutcome = { output: unknown } | { error: string };

/** All that is needed to find every way through a machine. Names are read by people, in steps. */
export type PathModel<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** What the flow is for, in a line that begins small. */
  purpose: string;
  /** Inputs to start from, by name. */
  starts: Readonly<Record<string, InputFrom<Machine>>>;
  /** Sample events, by name: what a person does, or what happens in the world. */
  events: Readonly<Record<string, EventFromLogic<Machine>>>;
  /** By the invoke's id, then by name. */
  outcomes: Readonly<Record<string, Readonly<Record<string, NamedOutcome>>>>;
  /** What in the context makes two equal state values different places: few values, never a counter. */
  facets?: (context: ContextFrom<Machine>) => unknown;
};

export type StepEvent = { type: string; [key: string]: unknown };
export type Step = { title: string; event: StepEvent };

/** The sample events of a model as steps. */
export const eventSteps = <Machine extends AnyStateMachine>({
  events,
}: Pick<PathModel<Machine>, "events">): Step[] =>
  Object.entries<StepEvent>(events).map(([title, event]) => ({ title, event }));

/** What an invoked actor may answer, as steps: `logIn ✓ a customer`, `logIn ✗ offline`. */
export const outcomeSteps = (id: string, outcomes: Readonly<Record<string, NamedOutcome>>): Step[] =>
  Object.entries(outcomes).map(([name, outcome]) =>
    "error" in outcome
      ? {
          title: `${id} ✗ ${name}`,
          event: {
            type: `xstate.error.actor.${id}`,
            actorId: id,
            error: new Error(outcome.error),
          },
        }
      : {
          title: `${id} ✓ ${name}`,
          event: { type: `xstate.done.actor.${id}`, actorId: id, output: outcome.output },
        },
  );

/**
 * Compares a model with its machine before any way is looked for.
 *
 * @throws when the model sends what the machine does not know, or answers for an actor nobody invokes.
 */
export function checkModel<Machine extends AnyStateMachine>(model: PathModel<Machine>): void {
  const { machine } = model;
  const known: readonly string[] = machine.events;
  for (const { title, event } of eventSteps(model))
    if (!known.includes(event.type))
      throw new Error(`${machine.id}: "${title}" sends "${event.type}", which the machine does not know`);
  const invoked = getStateNodes(machine).flatMap((node) => node.invoke.map(({ id }) => id));
  for (const id of Object.keys(model.outcomes))
    if (!invoked.includes(id))
      throw new Error(`${machine.id}: outcomes are listed for "${id}", which no state invokes`);
}
