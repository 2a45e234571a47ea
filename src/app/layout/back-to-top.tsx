import { useIntl } from "react-intl";
import { ArrowUp } from "../../ui/icons.tsx";
import { useWhileScrolling } from "./scrolling.ts";
import styles from "./layout.module.css";

/** On pages taller than 1600 px, once scrolled by 500 px. */
const isFarDown = () => document.documentElement.scrollHeight > 1600 && scrollY >= 500;

export function BackToTop() {
  const intl = useIntl();
  if (!useWhileScrolling(isFarDown, 250)) return null;
  return (
    <button
      type="button"
      className={styles.top}
      aria-label={intl.formatMessage({ id: "shell.back_to_top" })}
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
    >
      <ArrowUp />
    </button>
  );
}
