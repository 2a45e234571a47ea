import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./notice.module.css";

type Props = { tone: "problem" | "information" | "success"; children: ReactNode; onDismiss?: () => void };

export function Notice({ tone, children, onDismiss }: Props) {
  const intl = useIntl();
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === "problem" ? "alert" : "status"}>
      <p>{children}</p>
      {onDismiss && (
        <button type="button" aria-label={intl.formatMessage({ id: "shell.close" })} onClick={onDismiss}>
          ×
        </button>
      )}
    </div>
  );
}
