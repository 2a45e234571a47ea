import styles from "./page.module.css";

/** The server has sanitised these texts (`sanitizeHtml` in server/platform/html.ts); nothing else in the storefront becomes HTML. */
const ownerTexts = globalThis.trustedTypes?.createPolicy("owner-texts", { createHTML: (html) => html });

export const Prose = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: ownerTexts?.createHTML(html) ?? html }} />
);
