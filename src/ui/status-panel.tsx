import type { ReactNode } from "react";
import styles from "./status-panel.module.css";

type Props = {
  tone: "problem" | "information";
  said: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

/** A flow has stopped here: what happened, details, and what the customer can do. */
export const StatusPanel = ({ tone, said, actions, children }: Props) => (
  <section className={`${styles.situation} ${styles[tone]}`}>
    <p className={styles.said} role={tone === "problem" ? "alert" : "status"}>
      {said}
    </p>
    {children}
    <div className={styles.actions}>{actions}</div>
  </section>
);
