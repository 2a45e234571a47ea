import type { ReactNode } from "react";
import styles from "./page.module.css";

type Props = { title: string; description?: string; children: ReactNode; wide?: boolean };

/** A page's title and description for the browser, and its column. */
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

/** Text that the shop's owner wrote, without its marks, cut for a description. */
export const summaryOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);
