import { hashKey } from "@tanstack/react-query";
import type { Actor, AnyActor, AnyStateMachine } from "xstate";
import * as v from "valibot";
import { possibleSteps } from "#machines/paths/explore.ts";
import type { PathModel } from "#machines/paths/model.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import { createFlowLog, type FlowEntry, type FlowLog } from "#src/recording/flow-log.ts";
import { redactor } from "#src/recording/redact.ts";
import type { Recording } from "#src/recording/recording.ts";
import { stateName, withError } from "#workshop/recording/replay-recording.ts";

/** The name of one of the paths' starts, or the input with which a recorded flow began. */
export type Start = string | { input?: unknown };
/** A position in a free play: the start, and each step by name or, if it has none, as its event. */
export type Position = { start: Start; steps: readonly (string | FlowEntry["event"])[] };
export type Game<Machine extends AnyStateMachine> = { start: Start; actor: Actor<Machine>; log: FlowLog };

const file = v.object({
  start: v.union([v.string(), v.object({ input: v.optional(v.unknown()) })]),
  steps: v.array(v.union([v.string(), v.looseObject({ type: v.string() })])),
});

export function begin<Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  start: Start,
): Game<Machine> {
  const log = createFlowLog(() => performance.now());
  return { start, log, actor: actorFrom(paths, start, log.inspect).start() };
}

/** The position of a recorded flow after an entry of the recording. */
export function positionInRecording({ entries }: Recording, index: number): Position {
  const { actor } = entries[index]!;
  const [first, ...steps] = entries.slice(0, index + 1).filter((entry) => entry.actor === actor);
  return { start: { input: first!.event.input }, steps: steps.map(({ event }) => event) };
}

function actorFrom<Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  start: Start,
  inspect?: FlowLog["inspect"],
): Actor<Machine> {
  if (typeof start === "string") return createPathActor(paths, start, inspect);
  const starts = { recorded: start.input } as PathModel<Machine>["starts"];
  return createPathActor({ machine: paths.machine, starts }, "recorded", inspect);
}

/** The position of a game. Text typed on the screen is left out, as in a recording. */
export function positionOf<Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  game: Pick<Game<Machine>, "start" | "log">,
): Position {
  const redact = redactor();
  // First, because ids in the events name parts of the input.
  const start = typeof game.start === "string" ? game.start : { input: redact(game.start.input) };
  const again: AnyActor = actorFrom(paths, game.start).start();
  const [first] = game.log.entries;
  const steps = game.log.entries
    .filter(({ actor, event }) => actor === first?.actor && event.type !== "xstate.init")
    .map(({ event }) => {
      const named = possibleSteps(paths, again.getSnapshot()).find((step) => isSame(step.event, event));
      again.send(event);
      return named?.title ?? (redact(event) as FlowEntry["event"]);
    });
  again.stop();
  return { start, steps };
}

/**
 * Goes to a position on the current chart, or as far as possible.
 *
 * @returns the game, and a message if the chart has changed since
 */
export function gameAt<Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  { start, steps }: Position,
): { game: Game<Machine>; problem: string | null } {
  if (typeof start === "string" && !(start in paths.starts)) {
    const game = begin(paths, Object.keys(paths.starts)[0]!);
    return { game, problem: `This link begins at "${start}", where ${paths.machine.id} no longer begins.` };
  }
  const game = begin(paths, start);
  const actor: AnyActor = game.actor;
  for (const [index, step] of steps.entries()) {
    const snapshot = actor.getSnapshot();
    const event =
      typeof step === "string"
        ? possibleSteps(paths, snapshot).find(({ title }) => title === step)?.event
        : step;
    const name = typeof step === "string" ? step : step.type;
    if (!event || !canHappen(snapshot, event)) {
      const where = stateName(snapshot.value);
      return { game, problem: `Step ${index + 1} of this link, "${name}", can't happen in ${where}.` };
    }
    actor.send(withError(event));
  }
  return { game, problem: null };
}

const canHappen = (snapshot: ReturnType<AnyActor["getSnapshot"]>, { type }: FlowEntry["event"]): boolean => {
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return id !== undefined
    ? id in snapshot.children
    : type.startsWith("xstate.") || snapshot.machine.events.includes(type);
};

/** Compares errors by their messages, because two errors are never the same object. */
const isSame = (a: object, b: object) => hashKey([plain(a)]) === hashKey([plain(b)]);
const plain = (event: object) =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );

const parameter = "play";

export const playParameters = (position: Position): Record<string, string> => ({
  [parameter]: JSON.stringify(position),
});

/** A story's URL in the workshop, with a position in it. */
export function linkTo(address: string, storyId: string, position: Position): string {
  const link = new URL("./", address);
  link.search = `?path=/story/${storyId}&${parameter}=${encodeURIComponent(JSON.stringify(position))}`;
  return link.href;
}

/** The position in a URL, or null; `problem`: why it can't be read. */
export function positionIn(search: string): { position: Position | null; problem: string | null } {
  const text = new URLSearchParams(search).get(parameter);
  if (text === null) return { position: null, problem: null };
  try {
    return { position: v.parse(file, JSON.parse(text)), problem: null };
  } catch {
    return { position: null, problem: "The position in this link can't be read." };
  }
}
