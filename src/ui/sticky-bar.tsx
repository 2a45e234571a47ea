import type { ReactNode } from "react";
import styles from "./sticky-bar.module.css";

/** Stays in sight above the page, wherever it is scrolled to. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.floating}>{children}</div>
);
