import { useId, type ReactNode } from "react";
import styles from "./checkbox.module.css";

type Props = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  problem?: string | undefined;
};

export function Checkbox({ name, checked, onChange, children, problem }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
