import { useContext, type ReactNode } from "react";
import { PhotoAddress } from "./photo-address.ts";
import { NoPhoto, PhotoImage } from "./photo-image.tsx";
import styles from "./photo-tile.module.css";

type Props = {
  name: string;
  preview: string | null;
  children: ReactNode;
  progress?: ReactNode;
  actions: ReactNode;
  isBusy?: boolean;
  isDone?: boolean;
  isProblem?: boolean;
};

export function PhotoTile(props: Props) {
  const { name, preview, children, progress, actions, isBusy, isDone, isProblem } = props;
  const address = useContext(PhotoAddress);
  return (
    <div className={styles.tile} data-problem={isProblem || undefined} data-busy={isBusy || undefined}>
      <div className={styles.print}>
        {preview === null ? <NoPhoto /> : <PhotoImage address={address(preview)} alt="" />}
      </div>
      <div className={styles.caption}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.state} role={isProblem ? "alert" : undefined}>
          {isDone && <Tick />}
          {children}
        </p>
        {progress}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

const Tick = () => (
  <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="m3 8.5 3.2 3.2L13 5" />
  </svg>
);
