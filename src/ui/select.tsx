import { useId, type ReactNode } from "react";
import styles from "./field.module.css";

type Props = {
  label: ReactNode;
  name: string;
  options: readonly { value: string; text: string }[];
  autoComplete?: string;
  problem?: string | undefined;
} & ({ value: string; onChoose: (value: string) => void } | { defaultValue: string });

export function Select({ label, options, problem, ...props }: Props) {
  const id = useId();
  const { name, autoComplete } = props;
  const choice =
    "value" in props
      ? {
          value: props.value,
          onChange: (event: { target: { value: string } }) => props.onChoose(event.target.value),
        }
      : { defaultValue: props.defaultValue };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...choice}
        id={id}
        name={name}
        autoComplete={autoComplete}
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
