import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { buttonClass, type ButtonLook, type ButtonSize } from "./button.tsx";
import styles from "./link.module.css";

type LinkProps = {
  href: string;
  children: ReactNode;
  /** Keeps the scroll position, for links that only change a choice on this page. */
  stays?: boolean;
  /** Takes the place of the page in the browser's history. */
  replace?: boolean;
} & Pick<
  ComponentProps<"a">,
  "className" | "aria-label" | "aria-current" | "target" | "onClick" | "onPointerDown" | "rel"
>;

export type LinkState = { stays: true } | undefined;
const staying: LinkState = { stays: true };

/** A link without its own style, for a card or a logo. Other sites and email addresses become ordinary links. */
export function PlainLink({ href, stays = false, ...rest }: LinkProps) {
  if (/^[a-z]+:/.test(href)) return <a href={href} rel="noopener" {...rest} />;
  return <Link href={href} {...(stays && { state: staying })} {...rest} />;
}

export const TextLink = (props: LinkProps) => <PlainLink {...props} className={styles.text} />;

export const ButtonLink = ({
  look = "main",
  size = "normal",
  ...rest
}: LinkProps & { look?: ButtonLook; size?: ButtonSize }) => (
  <PlainLink {...rest} className={buttonClass(look, size)} />
);
