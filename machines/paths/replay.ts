import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Actor, AnyActor, AnyStateMachine, InspectionEvent } from "xstate";
import { leafStates, possibleSteps } from "./explore.ts";
import type { PathModel, StepEvent } from "./model.ts";
import type { Path } from "./paths.ts";

/**
 * An actor under the test's control: every invoked actor stays pending and the clock stands still.
 *
 * @param start the name of one of the model's inputs; by default the first.
 * @returns the actor, not yet started.
 * @throws if the model has no such start.
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
  const pendingMachine: AnyStateMachine = machine.provide({ actors: Object.fromEntries(actors) });
  const options = { input: starts[start], clock: new SimulatedClock(), inspect };
  const actor: AnyActor = createActor(pendingMachine, options);
  actor.system.inspect(circlesOf(machine.id));
  return actor as Actor<Machine>;
}

const mostMicrosteps = 1_000;

/** XState itself would loop until it runs out of memory. */
function circlesOf(flow: string): (event: InspectionEvent) => void {
  let microsteps = 0;
  return ({ type }) => {
    microsteps = type === "@xstate.microstep" ? microsteps + 1 : 0;
    if (microsteps > mostMicrosteps) throw new Error(`${flow}: the machine goes round in circles`);
  };
}

export function replay<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  path: Pick<Path, "start" | "steps">,
  inspect?: (event: InspectionEvent) => void,
): Actor<Machine> {
  const actor = createPathActor(model, path.start, inspect).start();
  for (const { event } of path.steps) sendTo(actor, event);
  return actor;
}

/**
 * Takes steps of the model by name, one after the other.
 *
 * @throws naming the step that is impossible there, and the possible ones
 */
export function walk<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  actor: Actor<Machine>,
  ...titles: readonly string[]
): Actor<Machine> {
  for (const title of titles) {
    const possible = possibleSteps(model, actor.getSnapshot());
    const step = possible.find((candidate) => candidate.title === title);
    if (!step) {
      const { value } = actor.getSnapshot();
      const possibleTitles = possible.map((candidate) => candidate.title).join(", ");
      throw new Error(
        `${model.machine.id}: "${title}" can't happen in ${JSON.stringify(value)}, only: ${possibleTitles}`,
      );
    }
    sendTo(actor, step.event);
  }
  return actor;
}

/** The leaf states where steps lead from a start; steps are named as in `walk`. */
export function stateAfter<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  start: string,
  titles: readonly string[],
): string {
  const actor = createPathActor(model, start).start();
  return leafStates(walk(model, actor, ...titles).getSnapshot()).join(" + ");
}

export function resolvePort(actor: AnyActor, id: string, output?: unknown): void {
  sendTo(actor, { type: `xstate.done.actor.${id}`, actorId: id, output });
}

export function rejectPort(actor: AnyActor, id: string): void {
  const error = new Error("offline");
  sendTo(actor, { type: `xstate.error.actor.${id}`, actorId: id, error });
}

/**
 * A running actor's input.
 *
 * @throws if it is not running.
 */
export function lastPortInput(actor: AnyActor, id: string): unknown {
  const child = actor.getSnapshot().children[id];
  if (child) return child.getSnapshot().input;
  throw new Error(`"${id}" is not running in ${JSON.stringify(actor.getSnapshot().value)}`);
}

const sendTo = (actor: AnyActor, event: StepEvent) => actor.send(event);
