import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonLook = "main" | "quiet" | "link";
export type ButtonSize = "normal" | "large";
type Props = Omit<ComponentProps<"button">, "className"> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** A request is pending: the button keeps its place and can't be pressed again. */
  busy?: boolean;
};

export function Button({ look = "main", size = "normal", busy = false, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      className={buttonClass(look, size)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
    </button>
  );
}

export const buttonClass = (look: ButtonLook, size: ButtonSize): string =>
  [styles[look], size === "large" && styles.large].filter(Boolean).join(" ");
