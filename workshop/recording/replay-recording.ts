import { hashKey } from "@tanstack/react-query";
import type { AnyActor, AnyStateMachine, StateValue } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import type { FlowEntry } from "#src/recording/flow-log.ts";
import type { Recording } from "#src/recording/recording.ts";
import { RecordingProblem } from "./read-recording.ts";

export type Models = ReadonlyMap<string, PathModel<AnyStateMachine>>;
type File = { name: string; recording: Recording };

/**
 * Replays a recording on the current charts, up to and including an entry.
 *
 * @param models the path models, by machine id
 * @param last the index of the last entry to replay
 * @returns the actors at that point, by their recorded ids
 * @throws RecordingProblem naming the file, the flow and the state where a chart leaves the recorded path
 */
export function replayRecording(
  { name, recording }: File,
  models: Models,
  last: number,
): Map<string, AnyActor> {
  const actors = new Map<string, AnyActor>();
  for (const [index, entry] of recording.entries.slice(0, last + 1).entries()) {
    const where = `${name}: step ${index + 1}, "${titleOf(entry)}" of ${entry.flow}`;
    const actor = actors.get(entry.actor);
    if (actor) take(where, actor, entry);
    else actors.set(entry.actor, begun(where, entry, models));
    const { value } = actors.get(entry.actor)!.getSnapshot();
    if (hashKey([value]) !== hashKey([entry.value])) {
      throw new RecordingProblem(
        `${where}: the recording was in ${stateName(entry.value)} then, this chart is in ${stateName(value)}`,
      );
    }
  }
  return actors;
}

function take(where: string, actor: AnyActor, entry: FlowEntry): void {
  const { type } = entry.event;
  const before = actor.getSnapshot();
  if (before.machine.id !== entry.flow) {
    throw new RecordingProblem(`${where}: its actor belongs to ${before.machine.id}`);
  }
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (id !== undefined && !(id in before.children)) {
    throw new RecordingProblem(`${where}: in ${stateName(before.value)} nobody has asked ${id}`);
  }
  if (!type.startsWith("xstate.") && !before.machine.events.includes(type)) {
    throw new RecordingProblem(`${where}: this chart knows no "${type}"`);
  }
  actor.send(withError(entry.event));
}

function begun(where: string, { flow, event }: FlowEntry, models: Models): AnyActor {
  const model = models.get(flow);
  if (!model) throw new RecordingProblem(`${where}: the shop has no such flow`);
  if (event.type !== "xstate.init") throw new RecordingProblem(`${where}: its beginning is missing`);
  return createPathActor({ machine: model.machine, starts: { recorded: event.input } }).start();
}

/** A recording contains that there was an error, but not which. */
export const withError = (event: FlowEntry["event"]): FlowEntry["event"] =>
  event.type.startsWith("xstate.error.") ? { ...event, error: new Error("as recorded") } : event;

/** An event in the paths' words: `saveDraft ✓ saved`, `saveDraft ✗`, `⏱ nextQuestion`, `address.submitted`. */
export function titleOf({ event }: Pick<FlowEntry, "event">): string {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind === "error") return `${id} ✗`;
  if (kind === "done") return [id, "✓", outcomeOf(event.output)].filter(Boolean).join(" ");
  if (event.type === "xstate.init") return "begins";
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(event.type) ?? [];
  return delay ? `⏱ ${delay}` : event.type;
}

const outcomeOf = (output: unknown): string =>
  typeof output === "object" && output !== null && "outcome" in output ? String(output.outcome) : "";

/** A state value in one line: `addressing.editing`, `lines.visitor.idle + dropdown.closed`. */
export const stateName = (value: StateValue): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner ? `${key}.${stateName(inner)}` : key))
        .join(" + ");
