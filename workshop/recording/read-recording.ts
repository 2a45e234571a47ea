import { z } from "zod";
import { format, version, type Recording } from "#src/recording/recording.ts";
import { withoutLogIn } from "./former-checkout.ts";
import { formerOutcomes } from "./former-outcomes.ts";
import { formerStates } from "./former-states.ts";

const stateValue: z.ZodType<Recording["entries"][number]["value"]> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), stateValue)]),
);
const file = z.object({
  format: z.literal(format),
  version: z.literal([1, version]),
  recordedAt: z.string(),
  place: z.object({ marketId: z.string(), languageId: z.string() }),
  entries: z
    .array(
      z.object({
        at: z.number(),
        actor: z.string(),
        flow: z.string(),
        event: z.looseObject({ type: z.string() }),
        value: stateValue,
      }),
    )
    .min(1, "nothing happened in it"),
});

type Entry = Recording["entries"][number];

/** Why a file can't be replayed, in a sentence that begins with the file's name. */
export class RecordingProblem extends Error {}

/** @throws RecordingProblem if the text is not a recording, or of a version that is not known */
export function readRecording(name: string, text: string): Recording {
  const content = parsed(name, text);
  if (
    typeof content !== "object" ||
    content === null ||
    !("format" in content) ||
    content.format !== format
  ) {
    throw new RecordingProblem(`${name}: this is not a recording of the shop`);
  }
  if (!("version" in content) || (content.version !== version && content.version !== 1)) {
    const fileVersion = "version" in content ? String(content.version) : "none";
    throw new RecordingProblem(
      `${name}: a recording of version ${fileVersion}; this workshop reads versions 1 and ${version}`,
    );
  }
  const { data, error } = file.safeParse(content);
  if (data) return { ...data, version, entries: withoutLogIn(data.entries).map(renamed) };
  const [issue] = error.issues;
  throw new RecordingProblem(`${name}: ${issue?.path.join(".")} ${issue?.message}`);
}

/** Also for version 2, because a visit that lasts over an update of the shop has entries of both. */
const renamed = (entry: Entry): Entry => withState(withOutcome(entry));

function withState(entry: Entry): Entry {
  const { value } = entry;
  const [[state, inner] = []] = typeof value === "string" ? [[value]] : Object.entries(value);
  const former = inner === undefined ? state : `${state}.${String(inner)}`;
  const name = formerStates[entry.flow]?.[former ?? ""];
  if (name === undefined) return entry;
  const [outer, leaf] = name.split(".") as [string, string?];
  return { ...entry, value: leaf === undefined ? outer : { [outer]: leaf } };
}

function withOutcome(entry: Entry): Entry {
  const { output, type } = entry.event;
  if (typeof output !== "object" || output === null || !("outcome" in output)) return entry;
  const names = formerOutcomes[entry.flow]?.[type.replace("xstate.done.actor.", "")];
  const outcome = names?.[String(output.outcome)];
  return outcome ? { ...entry, event: { ...entry.event, output: { ...output, outcome } } } : entry;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordingProblem(`${name}: this is not a JSON file`);
  }
}
