import { useEffect, useRef, type ReactNode } from "react";
import styles from "./disclosure.module.css";

type Props = { label: ReactNode; mark?: ReactNode; name?: string; end?: boolean; children: ReactNode };

/** A `details` element that opens a panel below it; closes on Escape, on a click elsewhere, and on a link or button inside. */
export function Disclosure({ label, mark, name = "disclosure", end = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    // In the workshop it is inside a frame with a document of its own.
    const page = element?.ownerDocument ?? document;
    const close = () => element?.removeAttribute("open");
    const onPointer = ({ target }: Event) => !element?.contains(target as Node) && close();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !element?.open) return;
      close();
      element.querySelector("summary")?.focus();
    };
    page.addEventListener("pointerdown", onPointer);
    page.addEventListener("keydown", onKey);
    return () => {
      page.removeEventListener("pointerdown", onPointer);
      page.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <details ref={details} name={name} className={styles.disclosure}>
      <summary>
        {label}
        {mark}
      </summary>
      <div
        className={styles.panel}
        data-end={end || undefined}
        onClick={({ target }) => {
          if ((target as Element).closest("a, button")) details.current?.removeAttribute("open");
        }}
      >
        {children}
      </div>
    </details>
  );
}
