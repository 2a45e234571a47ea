import { useId, type ComponentProps } from "react";
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
> & {
  label: string;
  /** What is wrong with what was typed. */
  problem?: string | undefined;
};

export function Field({ label, problem, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
