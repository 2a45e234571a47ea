import styles from "./reference.module.css";

/** An order's reference in a sentence or a heading. */
export const Reference = ({ of }: { of: { reference: string } }) => (
  <bdi className={styles.reference}>{of.reference}</bdi>
);
