import type { ReactNode } from "react";
import styles from "./checkbox.module.css";

type Props = { name: string; checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

export const Checkbox = ({ name, checked, onChange, children }: Props) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </label>
);
