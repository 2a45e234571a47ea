import type { ReactNode } from "react";
import { Sprig } from "#src/ui/icons.tsx";
import { Breakpoints, Families, Others, TextSizes } from "./text-tokens.tsx";
import { Bars, Colours, Measures, Radii, Shadows, Speeds } from "./shape-tokens.tsx";
import { tokensOf } from "./tokens.ts";
import styles from "./tokens-page.module.css";

export function TokensPage({ css }: { css: string }) {
  const tokens = tokensOf(css);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Sprig />
        <h1>What Trellis is made of</h1>
        <p>
          Warm paper, deep green, one terracotta. Every colour, size and distance of the shop is a custom
          property; this page reads them from the style sheet that the shop itself uses.
        </p>
      </header>
      <Section
        title="Colours"
        text="With the contrast to paper and to ink. Text wants 4.5, large text and edges want 3."
      >
        <Colours tokens={tokens.colours} />
      </Section>
      <Section title="Text sizes" text="Headings and the hero grow with the screen.">
        <TextSizes tokens={tokens.textSizes} />
      </Section>
      <Section title="Families" text="A sturdy serif speaks up, a friendly sans does the talking.">
        <Families tokens={tokens.families} />
      </Section>
      <Section title="Space" text="Small steps between words, large ones between thoughts.">
        <Bars tokens={tokens.spaces} />
      </Section>
      <Section title="Corners" text="Just enough to be kind to the hand.">
        <Radii tokens={tokens.radii} />
      </Section>
      <Section title="Shadow" text="Only for what lies above the page: a panel, a dialog.">
        <Shadows tokens={tokens.shadows} />
      </Section>
      <Section title="Measures" text="Drawn at a quarter of their size.">
        <Measures tokens={tokens.measures} />
      </Section>
      <Section title="Speed" text="Point at it. Who asks for less motion gets none.">
        <Speeds tokens={tokens.speeds} />
      </Section>
      <Section title="Breakpoints" text="Where the layout changes, in pixels of the window.">
        <Breakpoints />
      </Section>
      {tokens.others.length > 0 && (
        <Section title="Others" text="What has no picture of its own yet.">
          <Others tokens={tokens.others} />
        </Section>
      )}
    </main>
  );
}

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.section}>
    <div className={styles.heading}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
