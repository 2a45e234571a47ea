import type { ReactNode } from "react";
import styles from "./sticky-bar.module.css";

export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.floating}>{children}</div>
);
