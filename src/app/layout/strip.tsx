import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./strip.module.css";

/** `act`: the message id of the link's text. */
export const Strip = ({ href, act, children }: { href: string; act: string; children: ReactNode }) => (
  <p className={styles.strip} role="status">
    {children}{" "}
    <TextLink href={href}>
      <FormattedMessage id={act} />
    </TextLink>
  </p>
);
