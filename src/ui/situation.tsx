import type { ReactNode } from "react";
import styles from "./situation.module.css";

type Props = {
  tone: "problem" | "information";
  /** What is the matter, in a sentence or two. */
  said: ReactNode;
  /** What the person can do about it. */
  actions: ReactNode;
  children?: ReactNode;
};

/** A place where a flow has come to rest: what is the matter, what more there is to know, and the ways on. */
export const Situation = ({ tone, said, actions, children }: Props) => (
  <section className={`${styles.situation} ${styles[tone]}`}>
    <p className={styles.said} role={tone === "problem" ? "alert" : "status"}>
      {said}
    </p>
    {children}
    <div className={styles.actions}>{actions}</div>
  </section>
);
