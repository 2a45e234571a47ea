import type { ReactNode } from "react";
import styles from "./page.module.css";

type Props = { title: string; description?: string | undefined; children: ReactNode; wide?: boolean };

/** A page's column, and its title and description for the browser. */
export function Page({ title, description, children, wide = false }: Props) {
  return (
    <>
      <title>{`${title} · Trellis`}</title>
      {description && <meta name="description" content={description} />}
      <div className={wide ? styles.wide : styles.page}>{children}</div>
    </>
  );
}

export const Prose = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);

/** The shop owner's text without markup, cut to the length of a description. */
export const summaryOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(.{1,160})(?=\s|$).*$/su, "$1");
