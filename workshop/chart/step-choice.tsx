import { useEffect, useRef } from "react";
import type { Step } from "#machines/paths/model.ts";
import type { Point } from "./drawing.ts";
import styles from "./live-chart.module.css";

/** Several steps, and where in the window to offer them. */
export type Choice = { title: string; steps: readonly Step[]; at: Point };

type Props = { choice: Choice; onChoose: (step: Step) => void; onClose: () => void };

/** A menu of steps that take the same arrow. */
export function StepChoice({ choice: { title, steps, at }, onChoose, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.showPopover();
    list.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div
      ref={list}
      popover="auto"
      role="dialog"
      aria-label={title}
      dir="ltr"
      className={styles.choice}
      style={{
        insetInlineStart: `min(${at.x}px, 100vw - 21rem)`,
        insetBlockStart: `min(${at.y}px, 100vh - 17rem)`,
      }}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      {steps.map((step) => (
        <button
          key={step.title}
          type="button"
          onClick={() => {
            list.current?.hidePopover();
            onChoose(step);
          }}
        >
          {step.title}
        </button>
      ))}
    </div>
  );
}
