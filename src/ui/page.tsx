import type { ReactNode } from "react";
import styles from "./page.module.css";

type Props = { title: string; description?: string | undefined; children: ReactNode; wide?: boolean };

export function Page({ title, description, children, wide = false }: Props) {
  return (
    <>
      <title>{`${title} · Trellis`}</title>
      {description && <meta name="description" content={description} />}
      <div className={wide ? styles.wide : styles.page}>{children}</div>
    </>
  );
}

/** The first sentences of the shop owner's HTML without tables, or as many words as fit. */
export function summarizeHtml(html: string): string {
  const text = htmlToText(html);
  if (text.length <= longestDescription) return text;
  const start = text.slice(0, longestDescription);
  const [sentences = ""] = /^.*[^\s.]{2}[.!?؟](?=\s+[^\p{Ll}\d])|^.*[。！？]/su.exec(start) ?? [];
  return sentences.length >= longestDescription / 3 ? sentences : `${start.replace(/\s\S*$/, "")}…`;
}

/** Characters that search engines show of a description. */
const longestDescription = 160;

/** The shop owner's HTML as text, without tables. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<(dl|table)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">" })[name] ?? '"')
    .replace(/\s+/g, " ")
    .trim();
