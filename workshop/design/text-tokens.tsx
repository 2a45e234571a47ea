import { breakpoints } from "#domain/specified-values.ts";
import { Name, use, type TokensProps } from "./token.tsx";
import styles from "./token.module.css";

/** Headings use the serif, as in `base.css`. */
export const TextSizes = ({ tokens }: TokensProps) => (
  <ul className={styles.specimens}>
    {tokens.map((token) => {
      const isHeading = token.name.startsWith("--heading");
      return (
        <li key={token.name}>
          <Name token={token} />
          <p className={isHeading ? styles.loud : undefined} style={{ fontSize: use(token) }}>
            {isHeading
              ? "Everything for a green windowsill"
              : "Water in the morning, and only when the top of the soil is dry. €18.95"}
          </p>
        </li>
      );
    })}
  </ul>
);

export const Families = ({ tokens }: TokensProps) => (
  <ul className={styles.families}>
    {tokens.map((token) => (
      <li key={token.name}>
        <div style={{ fontFamily: use(token) }}>
          <p className={styles.letters}>Aa Gg Qq</p>
          <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz äöüß éèç ąčęėįšųūž 0123456789 € £ & ? !</p>
        </div>
        <Name token={token} />
      </li>
    ))}
  </ul>
);

/** A window of 1280 px, divided where the layout changes. */
export function Breakpoints() {
  const ranges = [
    { from: breakpoints.tablet, below: "phone" },
    { from: breakpoints.desktop, below: "tablet" },
    { from: 1280, below: "desktop" },
  ];
  return (
    <ol className={styles.ruler}>
      {ranges.map(({ from, below }, index) => {
        const start = ranges[index - 1]?.from ?? 0;
        return (
          <li key={below} style={{ flexGrow: from - start }}>
            <span>{below}</span>
            <span>{start === 0 ? `below ${from}` : `from ${start}`}</span>
          </li>
        );
      })}
    </ol>
  );
}

export const Others = ({ tokens }: TokensProps) => (
  <ul className={styles.rows}>
    {tokens.map((token) => (
      <li key={token.name}>
        <Name token={token} />
      </li>
    ))}
  </ul>
);
