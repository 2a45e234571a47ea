import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Actor, AnyActor, AnyStateMachine, InspectionEvent } from "xstate";
import type { Path } from "./explore.ts";
import type { PathModel, StepEvent } from "./model.ts";

/**
 * A machine that moves only when it is told to: every actor is held open, the clock stands.
 *
 * @param start which of the model's inputs it begins with; the first when left out.
 * @returns the actor, not yet started.
 * @throws when the model has no such start.
 */
export function createPathActor<Machine extends AnyStateMachine>(
  { machine, starts }: Pick<PathModel<Machine>, "machine" | "starts">,
  start: string | undefined = Object.keys(starts)[0],
  inspect?: (event: InspectionEvent) => void,
): Actor<Machine> {
  if (start === undefined || !(start in starts))
    throw new Error(`${machine.id}: the path model has no start "${start}"`);
  const pending = fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.keys(machine.implementations.actors).map((name) => [name, pending]);
  const held: AnyStateMachine = machine.provide({ actors: Object.fromEntries(actors) });
  const options = { input: starts[start], clock: new SimulatedClock(), inspect };
  return createActor(held, options) as AnyActor as Actor<Machine>;
}

/** Goes a path to its end and returns the actor there. */
export function replay<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  path: Pick<Path, "start" | "steps">,
  inspect?: (event: InspectionEvent) => void,
): Actor<Machine> {
  const actor = createPathActor(model, path.start, inspect).start();
  for (const { event } of path.steps) tell(actor, event);
  return actor;
}

/** Lets an invoked actor answer. */
export function answer(actor: AnyActor, id: string, output?: unknown): void {
  tell(actor, { type: `xstate.done.actor.${id}`, actorId: id, output });
}

/** Lets an invoked actor reject. */
export function reject(actor: AnyActor, id: string): void {
  const error = new Error("offline");
  tell(actor, { type: `xstate.error.actor.${id}`, actorId: id, error });
}

/**
 * What an invoked actor was asked, while it is running.
 *
 * @throws when it is not running.
 */
export function asked(actor: AnyActor, id: string): unknown {
  const child = actor.getSnapshot().children[id];
  if (child) return child.getSnapshot().input;
  throw new Error(`"${id}" is not running in ${JSON.stringify(actor.getSnapshot().value)}`);
}

const tell = (actor: AnyActor, event: StepEvent) => actor.send(event);
