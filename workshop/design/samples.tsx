import type { ReactNode } from "react";
import type { Decorator } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "./samples.module.css";

/** The margin of a shop page. */
export const onPaper: Decorator = (Story) => (
  <div className={styles.paper}>
    <Story />
  </div>
);

/** The column width on a phone of 320 px. */
export const inANarrowColumn: Decorator = (Story) => (
  <div className={styles.narrow} data-column>
    <Story />
  </div>
);

export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

export const Samples = ({ children }: { children: ReactNode }) => (
  <div className={styles.samples}>{children}</div>
);

export const Row = ({ children }: { children: ReactNode }) => <span className={styles.row}>{children}</span>;

export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure className={styles.sample}>
    <figcaption>{name}</figcaption>
    <div>{children}</div>
  </figure>
);

export async function expectToFit(canvas: HTMLElement): Promise<void> {
  const { documentElement } = canvas.ownerDocument;
  for (const element of [documentElement, ...canvas.querySelectorAll("[data-column]")]) {
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
}
