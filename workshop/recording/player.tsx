import { useEffect, useMemo, useState } from "react";
import type { AnyActor, AnyStateMachine } from "xstate";
import type { Recording } from "#src/recording/recording.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { freePlayId } from "#workshop/links/story-of-state.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { FreePlay } from "#workshop/stories/free-play.tsx";
import { positionInRecording } from "#workshop/stories/position.ts";
import { Play } from "#workshop/stories/stage.tsx";
import { RecordingPosition } from "./recording-position.tsx";
import { readRecording, RecordingProblem } from "./read-recording.ts";
import { replayRecording, stateName, titleOf, type Models } from "./replay-recording.ts";
import styles from "./player.module.css";

type Stages = ReadonlyMap<string, FlowStage<AnyStateMachine>>;
/** `opened` counts how often a file was opened, because the same file may be opened again. */
type File = { name: string; recording: Recording; opened: number };

/** Replays a recording step by step on the real charts and screens; drop another one anywhere on it. */
export function Player({ stages, kept = null }: { stages: Stages; kept?: Omit<File, "opened"> | null }) {
  const [file, setFile] = useState<File | null>(kept && { ...kept, opened: 0 });
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (chosen: globalThis.File | undefined) => {
    if (!chosen) return;
    try {
      const recording = readRecording(chosen.name, await chosen.text());
      setFile((before) => ({ name: chosen.name, recording, opened: (before?.opened ?? 0) + 1 }));
      setProblem(null);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <div
      className={styles.player}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
    >
      <label className={styles.drop}>
        Drop a recording here, or choose one
        <input
          type="file"
          accept="application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {file && <Steps key={file.opened} file={file} stages={stages} />}
    </div>
  );
}

function Steps({ file, stages }: { file: File; stages: Stages }) {
  const { entries } = file.recording;
  const [at, setAt] = useState(0);
  const [isFree, setFree] = useState(false);
  const { actor, problem } = useMemo(() => playedTo(file, stages, at), [file, stages, at]);
  useEffect(() => () => void actor?.stop(), [actor]);
  const stage = stages.get(entries[at]!.flow);
  const panel = (
    <div className={styles.panel}>
      <p className={styles.name}>
        {file.name}, recorded in {file.recording.place.marketId}, {file.recording.place.languageId}
      </p>
      <div className={styles.moves}>
        <Button type="button" look="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button type="button" disabled={at === entries.length - 1} onClick={() => setAt(at + 1)}>
          Forward
        </Button>
        <span role="status">
          {at + 1} of {entries.length}
        </span>
      </div>
      <Button type="button" look="quiet" disabled={problem !== null} onClick={() => setFree(true)}>
        Play on from here
      </Button>
      <ol className={styles.steps}>
        {entries.map((entry, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              ref={index === at ? bringIntoView : undefined}
              onClick={() => setAt(index)}
            >
              <time>{(entry.at / 1_000).toFixed(1)} s</time> <b>{entry.flow}</b> {titleOf(entry)}
              <span>{stateName(entry.value)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
  if (problem || !actor || !stage) {
    return (
      <>
        <Notice tone="problem">
          {problem ?? `${file.name}: the flow ${entries[at]!.flow} has no stage`}
        </Notice>
        {panel}
      </>
    );
  }
  if (isFree) {
    return (
      <FreePlay
        stage={stage}
        look={look}
        storyId={freePlayId(stage.paths.machine.id)}
        from={positionInRecording(file.recording, at)}
        above={
          <Button type="button" look="quiet" onClick={() => setFree(false)}>
            Back to the recording
          </Button>
        }
      />
    );
  }
  return (
    <RecordingPosition
      at={at}
      problem={`${file.name}: the screen of ${entries[at]!.flow} can't show step ${at + 1}`}
      panel={panel}
    >
      <Play key={stage.paths.machine.id} stage={stage} actor={actor} look={look} panel={panel} />
    </RecordingPosition>
  );
}

const look = { chart: "beside", width: "desktop" } as const;

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

function playedTo({ name, recording }: File, stages: Stages, at: number) {
  const models: Models = new Map([...stages].map(([id, { paths }]) => [id, paths]));
  try {
    const actors = replayRecording({ name, recording }, models, at);
    return { actor: actors.get(recording.entries[at]!.actor) as AnyActor, problem: null };
  } catch (error) {
    return { actor: null, problem: sentenceOf(error) };
  }
}

/** Any error but the recording's own comes from a chart or a screen. */
const sentenceOf = (error: unknown): string =>
  error instanceof RecordingProblem ? error.message : `This recording can't be played: ${String(error)}`;
