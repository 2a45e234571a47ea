import { z } from "zod";
import { format, version, type Recording } from "../../src/recording/recording.ts";

const stateValue: z.ZodType<Recording["entries"][number]["value"]> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), stateValue)]),
);
const file = z.object({
  format: z.literal(format),
  version: z.literal(version),
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

/** Why a file can't be replayed, in a sentence that begins with the file's name. */
export class RecordingProblem extends Error {}

/** @throws RecordingProblem if the text is not a recording, or not of this version */
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
  if (!("version" in content) || content.version !== version) {
    const fileVersion = "version" in content ? String(content.version) : "none";
    throw new RecordingProblem(
      `${name}: a recording of version ${fileVersion}; this workshop reads version ${version}`,
    );
  }
  const { data, error } = file.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  throw new RecordingProblem(`${name}: ${issue?.path.join(".")} ${issue?.message}`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordingProblem(`${name}: this is not a JSON file`);
  }
}
