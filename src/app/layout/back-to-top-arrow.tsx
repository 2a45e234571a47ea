import { useIntl } from "react-intl";
import { scrollThrottle } from "#domain/specified-values.ts";
import { ArrowUp } from "#src/ui/icons.tsx";
import { useScrollValue } from "./use-scroll-value.ts";
import styles from "./layout.module.css";

/** How far the arrow is above the bottom of the window, in multiples of its own size, so that it covers no control. */
function arrowPosition(): number {
  const arrow = document.querySelector<HTMLElement>("[data-to-top]");
  if (!arrow) return 0;
  const { left, right, bottom, height } = arrow.getBoundingClientRect();
  const lowest = bottom + Number(arrow.dataset["toTop"]) * height;
  const isFree = (step: number) =>
    [0, 0.5, 1].every((part) =>
      [left, right].every((x) =>
        document
          .elementsFromPoint(x, lowest - (step + part) * height)
          .every((element) => element === arrow || arrow.contains(element) || !element.closest(controls)),
      ),
    );
  return Math.max(0, [0, 1, 2, 3, 4].findIndex(isFree));
}
/** Cards are excluded: the whole card is a link, large enough to be pressed beside the arrow. */
const controls = "button, input, select, textarea, summary, a:not(article a)";

export default function BackToTopArrow() {
  const intl = useIntl();
  const step = useScrollValue(arrowPosition, scrollThrottle.backToTop, 0);
  return (
    <button
      type="button"
      className={styles.top}
      data-to-top={step}
      style={{ translate: `0 ${-100 * step}%` }}
      aria-label={intl.formatMessage({ id: "shell.back_to_top" })}
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
    >
      <ArrowUp />
    </button>
  );
}
