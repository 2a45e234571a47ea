import type { ReactNode } from "react";
import { media } from "#domain/specified-values.ts";
import { Picture, type PictureFile } from "#src/ui/picture.tsx";
import styles from "./category-head.module.css";

export const CategoryHead = ({ image, children }: { image: PictureFile | null; children: ReactNode }) => (
  <header className={styles.head}>
    <div>{children}</div>
    <Picture
      image={image}
      sizes={`${media.fromDesktop} 16rem, 1px`}
      className={styles.picture}
      isDecoration
    />
  </header>
);
