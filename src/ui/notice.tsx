import type { ReactNode, Ref } from "react";
import { useIntl } from "react-intl";
import styles from "./notice.module.css";

type Props = {
  tone: "problem" | "information" | "success";
  children: ReactNode;
  onDismiss?: () => void;
  ref?: Ref<HTMLDivElement>;
};

export function Notice({ tone, children, onDismiss, ref }: Props) {
  const intl = useIntl();
  return (
    <div
      ref={ref}
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
