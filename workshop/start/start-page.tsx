import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import type { AnyActor, AnyStateMachine } from "xstate";
import { leafPaths, type Path } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import { endingsWithoutScenario } from "#scenarios/endings.ts";
import { refusalStates } from "#scripts/story-tags.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { Frame } from "#workshop/stories/frame.tsx";
import { areaNames, exportName, stateWords, storiesId } from "#workshop/stories/story-names.ts";
import { PageLinks } from "./page-links.tsx";
import { ScenarioLinks, type StartScenario } from "./scenario-links.tsx";
import { filters, StartFilter, type Filter } from "./start-filter.tsx";
import styles from "./start-page.module.css";
import { contains, storyIdOf, StoryLink } from "./story-link.tsx";
import { useSeenOnce } from "./use-seen-once.ts";

type Stage = FlowStage<AnyStateMachine>;
export type StartFlow = { area: string; stage: Stage };
type Props = {
  flows: readonly StartFlow[];
  scenarios: readonly StartScenario[];
  /** Ids of the stories that the last release does not have; null if that is unknown. */
  news: readonly string[] | null;
};
/** What is typed, in lower case, and which stories are chosen. */
export type Wanted = { words: string; filter: Filter; isNew: (storyId: string) => boolean };

/** Every scenario, page and flow by what it is called in the shop, found by the words of titles, states and steps. */
export function StartPage({ flows, scenarios, news }: Props) {
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const words = useDeferredValue(typed).trim().toLowerCase();
  const wanted: Wanted = { words, filter, isNew: (id) => news?.includes(id) ?? false };
  const offered = (Object.keys(filters) as Filter[]).filter((one) => one !== "news" || news);
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
      <StartFilter chosen={filter} offered={offered} onChoose={setFilter} />
      <ScenarioLinks scenarios={scenarios} wanted={wanted} />
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

type AreaProps = { title: string; stages: readonly Stage[]; wanted: Wanted };

function Area({ title, stages, wanted }: AreaProps) {
  if (wanted.filter === "scenarios" || wanted.filter === "pages") return null;
  const found = stages.flatMap((stage) => {
    const { title: name, purpose } = stage.paths;
    const ways = waysIn(stage, wanted);
    const isNamed = contains(`${name} ${purpose}`, wanted.words);
    const shown = isNamed ? ways : ways.filter((way) => contains(wayText(way), wanted.words));
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

/** The states of a flow that the filter shows. */
function waysIn({ paths }: Stage, { filter, isNew }: Wanted): readonly Path[] {
  const ways = leafPaths(paths);
  if (filter === "refusals") {
    const refusals = refusalStates(paths);
    return ways.filter(({ title }) => refusals.has(title));
  }
  if (filter !== "news") return ways;
  return ways.filter(({ title }) => isNew(storyIdOf(storiesId(paths.machine.id), exportName(title))));
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
            <WithoutScenario ending={`${machine.id}: ${way.title}`} />
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

function WithoutScenario({ ending }: { ending: string }) {
  const reason = endingsWithoutScenario[ending];
  return reason ? <p className={styles.reason}>In no scenario: {reason}</p> : null;
}

const wayText = ({ title, start, steps }: Path): string =>
  [title, stateWords(title), start, ...steps.map((step) => step.title)].join("\n");
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
