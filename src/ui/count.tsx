import { useState } from "react";
import { useIntl } from "react-intl";
import styles from "./count.module.css";

type Props = { count: number; maximum: number; onChange: (count: number) => void };

/** A count from 1 to `maximum`, typed or stepped. Anything else that is typed stays to be corrected, and blocks its form. */
export function Count({ count, maximum, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= maximum;
  const step = (by: number) => {
    setTyped(null);
    if (isCount(count + by)) onChange(count + by);
  };
  const shown = typed ?? String(count);
  const problem =
    typed === null || isCount(Number(typed))
      ? ""
      : intl.formatMessage(
          { id: Number(typed) > maximum ? "shell.count.maximum" : "shell.count.problem" },
          { maximum },
        );
  return (
    <div className={styles.count} data-count>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "shell.count.less" })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        // The browser doesn't submit a form with an invalid field, and takes the person there.
        ref={(input) => input?.setCustomValidity(problem)}
        aria-label={intl.formatMessage({ id: "shell.count.label" })}
        aria-invalid={problem !== "" || undefined}
        title={problem || undefined}
        inputMode="numeric"
        autoComplete="off"
        size={Math.max(4, shown.length + 2)}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          const value = Number(event.target.value);
          if (event.target.value !== "" && isCount(value)) onChange(value);
        }}
        onBlur={() => (problem === "" || typed === "") && setTyped(null)}
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
          {problem}
        </span>
      )}
    </div>
  );
}
