import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./field.module.css";

export type SelectProps = Pick<
  ComponentProps<"select">,
  "autoComplete" | "required" | "onInput" | "onInvalid"
> & {
  label: ReactNode;
  name: string;
  options: readonly { value: string; text: string }[];
  problem?: string | undefined;
} & (
    | { value: string; onChoose: (value: string) => void }
    | { defaultValue: string; value?: never; onChoose?: never }
  );

/** For a choice that may stay empty; `RequiredSelect` reports one that may not. */
export function Select({ label, options, problem, onChoose, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...rest}
        onChange={onChoose && (({ target }) => onChoose(target.value))}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {text}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
