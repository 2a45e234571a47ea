import { useIntl } from "react-intl";
import { backToTop, scrollThrottle } from "#domain/specified-values.ts";
import { ArrowUp } from "#src/ui/icons.tsx";
import { useScrollValue } from "./use-scroll-value.ts";
import styles from "./layout.module.css";

/** The arrow's distance from the bottom of the window, in multiples of its own size; -1 if the page is not scrolled far enough. */
function arrowPosition(): number {
  if (document.documentElement.scrollHeight <= backToTop.tallerThan || scrollY < backToTop.scrolledBy)
    return -1;
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

export function BackToTop() {
  const intl = useIntl();
  const step = useScrollValue(arrowPosition, scrollThrottle.backToTop, -1);
  if (step < 0) return null;
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
