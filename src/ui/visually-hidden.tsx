import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Read out by screen readers, but not visible. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
