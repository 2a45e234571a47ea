import { useEffect, useId, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./dialog.module.css";

type Props = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay in sight while the content scrolls. */
  actions?: ReactNode;
  side?: "center" | "wide" | "start" | "end" | "full";
};

/** A native modal dialog: it traps and restores the focus, and closes on Escape. */
export function Dialog({ title, onClose, children, actions, side = "center" }: Props) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // Focusing a button may have scrolled past the content.
    element?.scrollTo(0, 0);
    return () => {
      element?.close();
      // React has removed the dialog, so the browser cannot restore the focus.
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
        {/* Last in the document, so that the focus starts on the dialog's content. */}
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
