import { useState } from "react";
import { useIntl } from "react-intl";
import styles from "./count.module.css";

type Props = { count: number; maximum: number; onChange: (count: number) => void };

/** How many: typed or stepped, 1 to `maximum`. What is typed counts when it is whole and leaves the field otherwise. */
export function Count({ count, maximum, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= maximum;
  const step = (by: number) => {
    setTyped(null);
    if (isCount(count + by)) onChange(count + by);
  };
  const shown = typed ?? String(count);
  const problem = typed !== null && !isCount(Number(typed));
  return (
    <div className={styles.count}>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "shell.count.less" })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        aria-label={intl.formatMessage({ id: "shell.count.label" })}
        aria-invalid={problem || undefined}
        title={problem ? intl.formatMessage({ id: "shell.count.problem" }, { maximum }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        size={shown.length + 1}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          const value = Number(event.target.value);
          if (event.target.value !== "" && isCount(value)) onChange(value);
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "shell.count.more" })}
        onClick={() => step(1)}
      >
        +
      </button>
      {problem && (
        <span role="alert" className={styles.problem}>
          {intl.formatMessage({ id: "shell.count.problem" }, { maximum })}
        </span>
      )}
    </div>
  );
}
