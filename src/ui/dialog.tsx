import { useEffect, useId, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./dialog.module.css";

type Props = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay in sight, however long the rest is. */
  actions?: ReactNode;
  side?: "center" | "wide" | "start" | "end" | "full";
};

/** The browser's own modal dialog: it keeps the focus inside and returns it; Escape closes. */
export function Dialog({ title, onClose, children, actions, side = "center" }: Props) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // The focus may be on a button below what is asked.
    element?.scrollTo(0, 0);
    return () => {
      element?.close();
      // The element is gone by now, and with it the browser's memory of what had the focus.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[side]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last, so that the focus starts on what the dialog is for. */}
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: "shell.close" })}
          onClick={onClose}
        >
          ×
        </button>
      </div>
    </dialog>
  );
}
