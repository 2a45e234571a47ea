import { useEffect, useState } from "react";
import { useSelector } from "@xstate/react";
import type { Actor, AnyActor, AnyStateMachine, SimulatedClock } from "xstate";
import { possibleSteps } from "../../machines/paths/explore.ts";
import type { PathModel, Step } from "../../machines/paths/model.ts";
import { createPathActor } from "../../machines/paths/replay.ts";
import { usePlace } from "../../src/facts/use-facts.ts";
import { createFlowLog, type FlowLog } from "../../src/recording/flow-log.ts";
import { recordingOf, saveRecording } from "../../src/recording/recording.ts";
import { Button } from "../../src/ui/button.tsx";
import { stateName, titleOf } from "../recording/replay-recording.ts";
import type { FlowStage } from "./flow-stage.ts";
import { Play, type ChartPlace } from "./stage.tsx";
import styles from "./free-play.module.css";

type Game<Machine extends AnyStateMachine> = { start: string; actor: Actor<Machine>; log: FlowLog };

/** A flow in which nothing is scripted: whoever plays it is the person, the world and the clock. */
export function FreePlay<Machine extends AnyStateMachine>(props: {
  stage: FlowStage<Machine>;
  chart: ChartPlace;
}) {
  const { stage, chart } = props;
  const starts = Object.keys(stage.paths.starts);
  const [game, setGame] = useState(() => begin(stage.paths, starts[0]!));
  useEffect(() => () => void game.actor.stop(), [game]);
  const restart = (start: string) => setGame(begin(stage.paths, start));
  return (
    <Play
      stage={stage}
      actor={game.actor}
      chart={chart}
      panel={<Panel paths={stage.paths} game={game} starts={starts} onStart={restart} />}
    />
  );
}

function begin<Machine extends AnyStateMachine>(paths: PathModel<Machine>, start: string): Game<Machine> {
  const log = createFlowLog(() => performance.now());
  return { start, log, actor: createPathActor(paths, start, log.inspect).start() };
}

function Panel<Machine extends AnyStateMachine>(props: {
  paths: PathModel<Machine>;
  game: Game<Machine>;
  starts: readonly string[];
  onStart: (start: string) => void;
}) {
  const { paths, game } = props;
  const actor: AnyActor = game.actor;
  const snapshot = useSelector(actor, (now) => now);
  const place = usePlace();
  const steps = possibleSteps(paths, snapshot);
  const answers = Map.groupBy(steps.filter(isAnswer), askedOf);
  const send = ({ event }: Step) => actor.send(event);
  const save = () => saveRecording(recordingOf(game.log, place, new Date().toISOString()));
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
      {[...answers].map(([asked, named]) => (
        <Choices key={asked} title={`How does ${asked} answer?`} steps={named} onChoose={send} />
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
    </div>
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

/** Moves the flow's own clock, which stands still otherwise. */
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
