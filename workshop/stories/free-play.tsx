import { useEffect, useState, type ReactNode } from "react";
import { useSelector } from "@xstate/react";
import type { AnyActor, AnyStateMachine, SimulatedClock } from "xstate";
import { possibleSteps } from "#machines/paths/explore.ts";
import type { PathModel, Step } from "#machines/paths/model.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { createRecording, saveRecording } from "#src/recording/recording.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { stateName, titleOf } from "#workshop/recording/replay-recording.ts";
import { tellPlace, type StoryPlace } from "#workshop/links/story-place.ts";
import {
  begin,
  gameAt,
  linkTo,
  playParameters,
  positionIn,
  positionOf,
  type Game,
  type Position,
} from "./position.ts";
import type { FlowStage } from "./flow-stage.ts";
import { Play, type Look } from "./stage.tsx";
import styles from "./free-play.module.css";

/**
 * A flow without a script: the player acts as the customer, the ports and the clock.
 *
 * @param props.from where it begins; otherwise at the position in the URL, or at the first start
 * @param props.above what the panel shows first
 */
export function FreePlay<Machine extends AnyStateMachine>(props: {
  stage: FlowStage<Machine>;
  look: Look;
  storyId: string;
  from?: Position;
  above?: ReactNode;
}) {
  const { stage, look, storyId, from, above } = props;
  const starts = Object.keys(stage.paths.starts);
  const [{ game, problem }, setGame] = useState(() =>
    from ? gameAt(stage.paths, from) : openedAt(stage.paths),
  );
  useEffect(() => () => void game.actor.stop(), [game]);
  useEffect(() => tellPlace(() => placeOf(stage.paths, game)), [stage, game]);
  const restart = (start: string) => setGame({ game: begin(stage.paths, start), problem: null });
  return (
    <Play
      stage={stage}
      actor={game.actor}
      look={look}
      panel={
        <>
          {above}
          {problem && <Notice tone="problem">{problem}</Notice>}
          <Panel paths={stage.paths} game={game} starts={starts} storyId={storyId} onStart={restart} />
        </>
      }
    />
  );
}

function placeOf<Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  game: Game<Machine>,
): StoryPlace {
  const { entries } = game.log;
  return {
    parameters: playParameters(positionOf(paths, game)),
    steps: entries.map(titleOf),
    state: stateName((game.actor as AnyActor).getSnapshot().value),
  };
}

/** At the position in the URL, or at the first start. */
function openedAt<Machine extends AnyStateMachine>(paths: PathModel<Machine>) {
  const { position, problem } = positionIn(location.search);
  if (position) return gameAt(paths, position);
  return { game: begin(paths, Object.keys(paths.starts)[0]!), problem };
}

function Panel<Machine extends AnyStateMachine>(props: {
  paths: PathModel<Machine>;
  game: Game<Machine>;
  starts: readonly string[];
  storyId: string;
  onStart: (start: string) => void;
}) {
  const { paths, game } = props;
  const actor: AnyActor = game.actor;
  const snapshot = useSelector(actor, (now) => now);
  const marketLocale = useMarketLocale();
  const steps = possibleSteps(paths, snapshot);
  const answers = Map.groupBy(steps.filter(isAnswer), askedOf);
  const send = ({ event }: Step) => actor.send(event);
  const save = () => saveRecording(createRecording(game.log, marketLocale, new Date().toISOString()));
  return (
    <div className={styles.panel}>
      <p className={styles.state} role="status">
        {stateName(snapshot.value)}
      </p>
      <Choices
        title="What happens next?"
        steps={steps.filter((step) => !isAnswer(step) && !isTimer(step))}
        onChoose={send}
      />
      {[...answers].map(([portName, named]) => (
        <Choices key={portName} title={`How does ${portName} answer?`} steps={named} onChoose={send} />
      ))}
      <Clock actor={actor} timers={steps.filter(isTimer)} onChoose={send} />
      <fieldset className={styles.choices}>
        <legend>Begin anew</legend>
        {props.starts.map((start) => (
          <Button key={start} type="button" look="quiet" onClick={() => props.onStart(start)}>
            {start}
          </Button>
        ))}
      </fieldset>
      <details className={styles.log}>
        <summary>What happened</summary>
        <ol>
          {game.log.entries.map((entry, index) => (
            <li key={index}>
              {titleOf(entry)} → {stateName(entry.value)}
            </li>
          ))}
        </ol>
      </details>
      <Button type="button" onClick={save}>
        Save as a recording
      </Button>
      <CopyLink link={() => linkTo(location.href, props.storyId, positionOf(paths, game))} />
    </div>
  );
}

/** The link is also shown, for browsers that do not let the page use the clipboard. */
function CopyLink({ link }: { link: () => string }) {
  const [shown, setShown] = useState<string | null>(null);
  const copy = () => {
    const text = link();
    setShown(text);
    void navigator.clipboard.writeText(text).catch(() => {});
  };
  return (
    <>
      <Button type="button" look="quiet" onClick={copy}>
        Copy a link to this position
      </Button>
      {shown !== null && <input readOnly aria-label="Link to this position" dir="ltr" value={shown} />}
    </>
  );
}

function Choices(props: { title: string; steps: readonly Step[]; onChoose: (step: Step) => void }) {
  if (props.steps.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{props.title}</legend>
      {props.steps.map((step) => (
        <Button key={step.title} type="button" look="quiet" onClick={() => props.onChoose(step)}>
          {step.title.replace(/^\w+ (?=[✓✗])/, "")}
        </Button>
      ))}
    </fieldset>
  );
}

const moves = { "1 s": 1_000, "10 s": 10_000, "1 min": 60_000, "30 min": 1_800_000 };

/** Moves the flow's clock, which otherwise stands still. */
function Clock(props: { actor: AnyActor; timers: readonly Step[]; onChoose: (step: Step) => void }) {
  const clock = props.actor.clock as SimulatedClock;
  if (props.timers.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>The clock waits for {props.timers.map(({ title }) => title).join(", ")}</legend>
      {Object.entries(moves).map(([title, milliseconds]) => (
        <Button key={title} type="button" look="quiet" onClick={() => clock.increment(milliseconds)}>
          {title} later
        </Button>
      ))}
    </fieldset>
  );
}

const isAnswer = ({ event }: Step) => /^xstate\.(done|error)\.actor\./.test(event.type);
const isTimer = ({ event }: Step) => event.type.startsWith("xstate.after.");
const askedOf = ({ event }: Step) => event.type.replace(/^xstate\.(done|error)\.actor\./, "");
