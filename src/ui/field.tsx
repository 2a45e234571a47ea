import { useId, type ComponentProps, type ReactNode, type Ref } from "react";
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
  | "list"
  | "maxLength"
  | "min"
  | "max"
  | "value"
> & {
  label: string;
  problem?: string | undefined;
  /** Help for filling it in. */
  hint?: ReactNode;
  /** For text longer than a line: how many lines are visible. */
  lines?: number;
  onChange?: (event: { target: { value: string } }) => void;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

export function Field({ label, problem, hint, lines, type, ...rest }: Props) {
  const id = useId();
  const descriptions = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean);
  const input = {
    ...rest,
    id,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": descriptions.join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {lines ? <textarea {...input} rows={lines} /> : <input {...input} type={type} />}
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
