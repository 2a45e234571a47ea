import { useIntl } from "react-intl";
import { backToTop, scrollThrottle } from "../../../domain/figures.ts";
import { ArrowUp } from "../../ui/icons.tsx";
import { useWhileScrolling } from "./scrolling.ts";
import styles from "./layout.module.css";

const isFarDown = () =>
  document.documentElement.scrollHeight > backToTop.tallerThan && scrollY >= backToTop.scrolledBy;

export function BackToTop() {
  const intl = useIntl();
  if (!useWhileScrolling(isFarDown, scrollThrottle.backToTop)) return null;
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
