import type { Token } from "./tokens.ts";
import styles from "./token.module.css";

export type TokensProps = { tokens: readonly Token[] };

export const Name = ({ token: { name, value } }: { token: Token }) => (
  <p className={styles.name} data-token={name}>
    <span>
      <bdi>{name}</bdi>
    </span>
    <span>
      <bdi>{value}</bdi>
    </span>
  </p>
);

export const use = ({ name }: Token): string => `var(${name})`;
