import { useState } from "react";
import { useIntl } from "react-intl";
import { parseWholeNumber } from "./whole-number.ts";
import styles from "./count.module.css";

type Props = {
  count: number;
  maximum: number;
  inCart?: number;
  onChange: (count: number) => void;
};

/** A number from 1 to `maximum`, typed or stepped. Other input stays to be corrected, and blocks its form. */
export function Count({ count, maximum, inCart = 0, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const isCount = (value: number | null): value is number => value !== null && value >= 1 && value <= maximum;
  const step = (by: number) => {
    setTyped(null);
    if (isCount(count + by)) onChange(count + by);
  };
  const value = typed === null ? count : parseWholeNumber(typed);
  const shown = typed ?? String(count);
  const problem =
    typed === null || isCount(value)
      ? ""
      : intl.formatMessage(
          { id: value !== null && value > maximum ? "shell.count.maximum" : "shell.count.problem" },
          { maximum, inCart },
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
        // The browser does not submit a form with an invalid field, and focuses that field.
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
          const value = parseWholeNumber(event.target.value);
          if (isCount(value)) onChange(value);
        }}
        onBlur={() => problem === "" && setTyped(null)}
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
