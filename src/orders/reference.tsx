import styles from "./reference.module.css";

export const Reference = ({ of }: { of: { reference: string } }) => (
  <bdi className={styles.reference}>{of.reference}</bdi>
);
