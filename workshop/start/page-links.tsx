import { Fragment } from "react";
import { allPages } from "#workshop/pages/all-pages.ts";
import { exportName, pagesTitle } from "#workshop/stories/story-names.ts";
import styles from "./start-page.module.css";
import { contains, StoryLink } from "./story-link.tsx";

/** The pages that have views of this name. */
export function PageLinks({ wanted }: { wanted: string }) {
  const found = allPages.flatMap((page) => {
    const { title, area, file } = page;
    const isNamed = contains(`page ${title} ${area} ${file}`, wanted);
    const views = Object.keys(page.views).filter((view) => isNamed || contains(view, wanted));
    return views.length > 0 ? [{ page, views }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <p>Whole pages with the answers of a demo shop: full, empty, loading, failing, offline and refused.</p>
      <ul className={styles.scenarios}>
        {found.map(({ page: { area, title, file }, views }) => (
          <li key={file}>
            {title}:{" "}
            {views.map((view, index) => (
              <Fragment key={view}>
                {index > 0 && ", "}
                <StoryLink of={pagesTitle(area, title)} story={exportName(view)} words={view.toLowerCase()} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
