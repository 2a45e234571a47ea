import { useDeferredValue, useEffect, useId, useRef, useState, type RefObject } from "react";
import type { AnyActor, AnyStateMachine } from "xstate";
import { leafPaths, type Path } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import type { Scenario } from "#scenarios/steps.ts";
import { wordsOf } from "#scenarios/words.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { Frame } from "#workshop/stories/frame.tsx";
import {
  areaNames,
  exportName,
  scenariosTitle,
  stateWords,
  storiesId,
} from "#workshop/stories/story-names.ts";
import { PageLinks } from "./page-links.tsx";
import styles from "./start-page.module.css";
import { contains, StoryLink } from "./story-link.tsx";

type Stage = FlowStage<AnyStateMachine>;
export type StartFlow = { area: string; stage: Stage };
export type StartScenario = { area: string; name: string; scenario: Scenario };
type Props = { flows: readonly StartFlow[]; scenarios: readonly StartScenario[] };

/** Every scenario, page and flow by what it is called in the shop, found by the words of titles, states and steps. */
export function StartPage({ flows, scenarios }: Props) {
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const found = scenarios.filter((one) => contains(scenarioText(one), wanted));
  return (
    <main className={styles.start} dir="ltr">
      <h1>What would you like to see?</h1>
      <label htmlFor={fieldId} className={styles.label}>
        A word of a screen, a state or a step, such as “declined”
      </label>
      <input
        id={fieldId}
        className={styles.field}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length > 0 && (
        <section aria-labelledby="scenarios">
          <h2 id="scenarios">Scenarios</h2>
          <p>Journeys through the whole shop, step by step.</p>
          <ul className={styles.scenarios}>
            {found.map(({ area, name, scenario: { title } }) => (
              <li key={name}>
                <StoryLink of={scenariosTitle(area)} story={exportName(name)} words={title} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLinks wanted={wanted} />
      {Object.entries(areaNames).map(([area, title]) => (
        <Area
          key={area}
          title={title}
          stages={flows.filter((flow) => flow.area === area).map(({ stage }) => stage)}
          wanted={wanted}
        />
      ))}
      <p>
        The same for readers of the contract:{" "}
        <StoryLink of="Specification" story="AllStatements" words="the specification and its tests" />.
      </p>
    </main>
  );
}

function Area({ title, stages, wanted }: { title: string; stages: readonly Stage[]; wanted: string }) {
  const found = stages.flatMap((stage) => {
    const { title: name, purpose } = stage.paths;
    const ways = leafPaths(stage.paths);
    const isNamed = contains(`${name} ${purpose}`, wanted);
    const shown = isNamed ? ways : ways.filter((way) => contains(wayText(way), wanted));
    return shown.length > 0 ? [{ stage, ways: shown }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {found.map(({ stage, ways }) => (
        <Flow key={stage.paths.machine.id} stage={stage} ways={ways} />
      ))}
    </section>
  );
}

function Flow({ stage, ways }: { stage: Stage; ways: readonly Path[] }) {
  const { machine, title, purpose } = stage.paths;
  return (
    <section id={machine.id} className={styles.flow} aria-labelledby={`${machine.id}-title`}>
      <h3 id={`${machine.id}-title`}>{title}</h3>
      <p>
        {purpose.replace(/^./, (letter) => letter.toUpperCase())}.{" "}
        <StoryLink of={storiesId(machine.id)} story="FreePlay" words="Free play" />
      </p>
      <ul className={styles.states}>
        {ways.map((way) => (
          <li key={way.title} className={styles.state}>
            <h4>
              <StoryLink
                of={storiesId(machine.id)}
                story={exportName(way.title)}
                words={stateWords(way.title)}
              />
              <code>{way.title}</code>
            </h4>
            <Picture stage={stage} way={way} />
            <details>
              <summary>How do I get here?</summary>
              <ol>
                <li>starts: {way.start}</li>
                {way.steps.map(({ title: step }, index) => (
                  <li key={index}>{step}</li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wayText = ({ title, start, steps }: Path): string =>
  [title, stateWords(title), start, ...steps.map((step) => step.title)].join("\n");
const scenarioText = ({ name, scenario: { title, words = [], steps } }: StartScenario): string =>
  [name, title, ...words, ...steps.map(wordsOf)].join("\n");

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
