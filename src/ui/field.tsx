import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./field.module.css";

type Props = Pick<
  ComponentProps<"input">,
  | "name"
  | "type"
  | "autoComplete"
  | "defaultValue"
  | "required"
  | "placeholder"
  | "inputMode"
  | "value"
  | "onChange"
  | "min"
  | "max"
  | "step"
> & {
  label: string;
  /** What is wrong with what was typed. */
  problem?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
};

export function Field({ label, problem, hint, ...input }: Props) {
  const id = useId();
  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={descriptions.join(" ") || undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
