import type { ReactNode } from "react";
import styles from "./status-panel.module.css";

type Props = {
  tone: "problem" | "information";
  message: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

/** A flow has stopped here: what happened, details, and what the customer can do. */
export const StatusPanel = ({ tone, message, actions, children }: Props) => (
  <section className={styles.situation} data-tone={tone}>
    <p className={styles.message} role={tone === "problem" ? "alert" : "status"}>
      {message}
    </p>
    {children}
    <div className={styles.actions}>{actions}</div>
  </section>
);
