import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./waiting.module.css";

/** Something is loading, or a flow waits. Appears only after a while. */
export const Waiting = ({ text }: { text?: ReactNode }) => (
  <div className={styles.waiting} role="status" data-waiting={text ? "in-flow" : "loading"}>
    <span className={styles.leaf} aria-hidden="true" />
    <p>{text ?? <FormattedMessage id="shell.waiting" />}</p>
  </div>
);
