import { contrast } from "./contrast.ts";
import { Name, use, type TokensProps } from "./token.tsx";
import styles from "./token.module.css";

export function Colours({ tokens }: TokensProps) {
  const grounds = tokens.filter(({ name }) => name === "--paper" || name === "--ink");
  return (
    <ul className={styles.colours}>
      {tokens.map((token) => (
        <li key={token.name}>
          <div className={styles.swatch} style={{ background: use(token) }} />
          <Name token={token} />
          <dl className={styles.contrasts}>
            {grounds.map((ground) => (
              <Contrast
                key={ground.name}
                ground={ground.name.slice(2)}
                ratio={contrast(token.value, ground.value)}
              />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Rounded down, so that a contrast just below a limit does not appear to meet it. */
const Contrast = ({ ground, ratio }: { ground: string; ratio: number }) => (
  <div data-enough={ratio >= 4.5 ? "text" : ratio >= 3 ? "edge" : undefined}>
    <dt>to {ground}</dt>
    <dd>{(Math.floor(ratio * 10) / 10).toFixed(1)}</dd>
  </div>
);

export const Bars = ({ tokens }: TokensProps) => (
  <ul className={styles.rows}>
    {tokens.map((token) => (
      <li key={token.name}>
        <Name token={token} />
        <div className={styles.bar} style={{ inlineSize: use(token) }} />
      </li>
    ))}
  </ul>
);

export const Measures = ({ tokens }: TokensProps) => (
  <ul className={styles.rows}>
    {tokens.map((token) => (
      <li key={token.name}>
        <Name token={token} />
        <div className={styles.measure} style={{ inlineSize: `calc(${use(token)} / 4)` }} />
      </li>
    ))}
  </ul>
);

export const Radii = ({ tokens }: TokensProps) => (
  <ul className={styles.tiles}>
    {tokens.map((token) => (
      <li key={token.name}>
        <div className={styles.tile} style={{ borderRadius: use(token) }} />
        <Name token={token} />
      </li>
    ))}
  </ul>
);

export const Shadows = ({ tokens }: TokensProps) => (
  <ul className={styles.tiles}>
    {tokens.map((token) => (
      <li key={token.name}>
        <div className={styles.raised} style={{ boxShadow: use(token) }} />
        <Name token={token} />
      </li>
    ))}
  </ul>
);

export const Speeds = ({ tokens }: TokensProps) => (
  <ul className={styles.tiles}>
    {tokens.map((token) => (
      <li key={token.name}>
        <div className={styles.quick} style={{ transition: `background-color ${use(token)}` }} />
        <Name token={token} />
      </li>
    ))}
  </ul>
);
