import type { Scenario } from "#scenarios/steps.ts";
import { wordsOf } from "#scenarios/words.ts";
import { exportName, scenariosTitle } from "#workshop/stories/story-names.ts";
import type { Wanted } from "./start-page.tsx";
import styles from "./start-page.module.css";
import { contains, storyIdOf, StoryLink } from "./story-link.tsx";
import { StoryPicture } from "./story-picture.tsx";

export type StartScenario = { area: string; name: string; scenario: Scenario };
type Props = { scenarios: readonly StartScenario[]; wanted: Wanted };

/** The scenarios that have these words, each with a picture of its end. */
export function ScenarioLinks({ scenarios, wanted: { words, filter, isNew } }: Props) {
  if (filter !== "all" && filter !== "scenarios" && filter !== "news") return null;
  const found = scenarios
    .filter((one) => contains(textOf(one), words))
    .map(({ area, name, scenario: { title } }) => ({
      of: scenariosTitle(area),
      story: exportName(name),
      title,
    }))
    .filter(({ of, story }) => filter !== "news" || isNew(storyIdOf(of, story)));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="scenarios">
      <h2 id="scenarios">Scenarios</h2>
      <p>Journeys through the whole shop, step by step; the picture shows the end.</p>
      <ul className={styles.states}>
        {found.map(({ of, story, title }) => (
          <li key={story} className={styles.state}>
            <h3>
              <StoryLink of={of} story={story} words={title} />
            </h3>
            <StoryPicture id={storyIdOf(of, story)} title={`End of: ${title}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const textOf = ({ name, scenario: { title, words = [], steps } }: StartScenario): string =>
  [name, title, ...words, ...steps.map(wordsOf)].join("\n");
