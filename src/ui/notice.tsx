import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./notice.module.css";

type Props = { tone: "problem" | "information" | "success"; children: ReactNode; onDismiss?: () => void };

/** A problem that comes of what somebody did comes into sight: a long form may have it above what a phone shows. */
export function Notice({ tone, children, onDismiss }: Props) {
  const intl = useIntl();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === "problem" && navigator.userActivation?.hasBeenActive)
      notice.current?.scrollIntoView({ block: "nearest" });
  }, [tone]);
  return (
    <div
      ref={notice}
      className={`${styles.notice} ${styles[tone]}`}
      role={tone === "problem" ? "alert" : "status"}
    >
      <p>{children}</p>
      {onDismiss && (
        <button type="button" aria-label={intl.formatMessage({ id: "shell.close" })} onClick={onDismiss}>
          ×
        </button>
      )}
    </div>
  );
}
