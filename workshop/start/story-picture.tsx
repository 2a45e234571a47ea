import { useRef } from "react";
import styles from "./start-page.module.css";
import { useSeenOnce } from "./use-seen-once.ts";

/** A whole story, small and inert, in a document of its own: a page, or the end of a scenario. */
export function StoryPicture({ id, title }: { id: string; title: string }) {
  const container = useRef<HTMLDivElement>(null);
  const isSeen = useSeenOnce(container);
  return (
    <div ref={container} className={styles.picture} inert aria-hidden="true">
      {isSeen && isInStorybook && (
        <iframe
          title={title}
          className={styles.story}
          src={`iframe.html?id=${id}&viewMode=story&globals=chart:off`}
        />
      )}
    </div>
  );
}

/** A story that is tested has no other stories beside it. */
const isInStorybook = location.pathname.endsWith("/iframe.html");
