import { useEffect, useRef, useState, type RefObject } from "react";
import type { AnyActor, AnyStateMachine } from "xstate";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { leafPaths, type Path } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { Frame } from "#workshop/stories/frame.tsx";
import { exportName, storiesTitle } from "#workshop/stories/story-names.ts";
import styles from "./start-page.module.css";

type Stage = FlowStage<AnyStateMachine>;

/** Every flow with its purpose, and each of its states with a picture and the path that leads there. */
export function StartPage({ stages }: { stages: readonly Stage[] }) {
  return (
    <main className={styles.start} dir="ltr">
      <h1>Flows</h1>
      <p>
        Every state of every flow, on its real screen. A state’s name leads to its story, where the way there
        is walked step by step; in a flow’s free play nothing is scripted.
      </p>
      <p>
        <a href={`./?path=/story/${toId("Specification", "All statements")}`} target="_top">
          What the owner specified, and which test shows it
        </a>
      </p>
      <nav aria-label="Flows">
        <ul className={styles.flows}>
          {stages.map(({ paths: { machine } }) => (
            <li key={machine.id}>
              <a href={`#${machine.id}`}>{machine.id}</a>
            </li>
          ))}
        </ul>
      </nav>
      {stages.map((stage) => (
        <Flow key={stage.paths.machine.id} stage={stage} />
      ))}
    </main>
  );
}

function Flow({ stage }: { stage: Stage }) {
  const { machine, purpose } = stage.paths;
  const [ways] = useState(() => leafPaths(stage.paths));
  return (
    <section id={machine.id} className={styles.flow} aria-labelledby={`${machine.id}-title`}>
      <h2 id={`${machine.id}-title`}>{machine.id}</h2>
      <p>
        {purpose}. <StoryLink machineId={machine.id} story="FreePlay" words="Free play" />
      </p>
      <ul className={styles.states}>
        {ways.map((way) => (
          <li key={way.title} className={styles.state}>
            <h3>
              <StoryLink machineId={machine.id} story={exportName(way.title)} words={way.title} />
            </h3>
            <Picture stage={stage} way={way} />
            <details>
              <summary>How do I get here?</summary>
              <ol>
                <li>starts: {way.start}</li>
                {way.steps.map(({ title }, index) => (
                  <li key={index}>{title}</li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryLink({ machineId, story, words }: { machineId: string; story: string; words: string }) {
  const id = toId(storiesTitle(machineId), storyNameFromExport(story));
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {words}
    </a>
  );
}

/** The real screen, small and inert, rendered when scrolled into view. */
function Picture({ stage, way }: { stage: Stage; way: Path }) {
  const container = useRef<HTMLDivElement>(null);
  const isSeen = useSeenOnce(container);
  return (
    <div ref={container} className={styles.picture} inert aria-hidden="true">
      {isSeen && (
        <Frame width="desktop" smallest={0} title={`${stage.paths.machine.id}, ${way.title}`}>
          <Played stage={stage} way={way} />
        </Frame>
      )}
    </div>
  );
}

function Played({ stage: { paths, Screen }, way }: { stage: Stage; way: Path }) {
  const [actor] = useState<AnyActor>(() => replay(paths, way));
  useEffect(() => () => void actor.stop(), [actor]);
  return (
    <div className={styles.screen}>
      <Screen actor={actor as never} />
    </div>
  );
}

function useSeenOnce(container: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        watching.disconnect();
      },
      { rootMargin: "200px" },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [container]);
  return isSeen;
}
