import type { ReactNode } from "react";
import type { Direction } from "./drawing.ts";
import { zoomStep, type View } from "./use-view.ts";
import styles from "./live-chart.module.css";

export type ChartOptions = {
  onDirection: (direction: Direction) => void;
  isFollowing: boolean;
  onFollowing: (isFollowing: boolean) => void;
};
type Props = ChartOptions & { view: View; direction: Direction; children?: ReactNode };

export function ChartTools({ view, direction, onDirection, isFollowing, onFollowing, children }: Props) {
  const other = direction === "DOWN" ? "RIGHT" : "DOWN";
  return (
    <div className={styles.tools} role="toolbar" aria-label="The chart's view">
      <button type="button" aria-label="Smaller" title="Smaller (-)" onClick={() => view.zoom(1 / zoomStep)}>
        −
      </button>
      <button type="button" aria-label="Larger" title="Larger (+)" onClick={() => view.zoom(zoomStep)}>
        +
      </button>
      <button type="button" title="All of it (0)" aria-pressed={view.scale === null} onClick={view.fit}>
        Fit
      </button>
      <button type="button" onClick={() => onDirection(other)}>
        {other === "RIGHT" ? "Draw to the right" : "Draw downwards"}
      </button>
      <button type="button" aria-pressed={isFollowing} onClick={() => onFollowing(!isFollowing)}>
        Follow the active state
      </button>
      {children}
    </div>
  );
}
