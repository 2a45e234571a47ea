import { Fragment } from "react";
import { allPages } from "#workshop/pages/all-pages.ts";
import { exportName, pagesTitle } from "#workshop/stories/story-names.ts";
import type { Wanted } from "./start-page.tsx";
import styles from "./start-page.module.css";
import { contains, storyIdOf, StoryLink } from "./story-link.tsx";
import { StoryPicture } from "./story-picture.tsx";

/** The pages that have views of this name, each with a picture of the first. */
export function PageLinks({ wanted: { words, filter, isNew } }: { wanted: Wanted }) {
  if (filter === "scenarios" || filter === "flows") return null;
  const found = allPages.flatMap((page) => {
    const { title, area, file } = page;
    const isNamed = contains(`page ${title} ${area} ${file}`, words);
    const views = Object.keys(page.views).filter(
      (view) =>
        (isNamed || contains(view, words)) &&
        (filter !== "refusals" || view === "Refused") &&
        (filter !== "news" || isNew(storyIdOf(pagesTitle(area, title), exportName(view)))),
    );
    return views.length > 0 ? [{ page, views }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <p>Whole pages with the answers of a demo shop: full, empty, loading, failing, offline and refused.</p>
      <ul className={styles.states}>
        {found.map(({ page: { area, title, file }, views }) => (
          <li key={file} className={styles.state}>
            <h3>{title}</h3>
            <StoryPicture
              id={storyIdOf(pagesTitle(area, title), exportName(views[0]!))}
              title={`Picture of ${title}`}
            />
            <p>
              {views.map((view, index) => (
                <Fragment key={view}>
                  {index > 0 && ", "}
                  <StoryLink
                    of={pagesTitle(area, title)}
                    story={exportName(view)}
                    words={view.toLowerCase()}
                  />
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
