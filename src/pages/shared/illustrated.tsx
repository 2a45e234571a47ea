import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { media } from "#domain/specified-values.ts";
import { useApi } from "#src/api/api-context.ts";
import { departmentsQuery } from "#src/api/layout.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { Picture, type PictureFile } from "#src/ui/picture.tsx";
import styles from "./illustrated.module.css";

type Props = {
  /** Hides the picture where there is no room beside the text. */
  isLong?: boolean;
  /** Its own picture; without one, a department's. */
  image?: PictureFile | null;
  children: ReactNode;
};

/** Text with a department's picture beside or below it, so that no page looks bare. */
export function Illustrated({ isLong = false, image: own = null, children }: Props) {
  const ofDepartment = useDepartmentPicture();
  const image = own ?? ofDepartment;
  return (
    <div className={`${styles.illustrated} ${isLong ? styles.long : ""}`}>
      <div className={styles.words}>{children}</div>
      {image && (
        <Picture
          image={image}
          sizes={`${media.fromDesktop} 36rem, ${isLong ? "1px" : "min(92vw, 26rem)"}`}
          className={styles.picture}
          isDecoration
        />
      )}
    </div>
  );
}

/** A heading with a department's picture at its end, above content of full width. */
export function IllustratedHeading({ children }: { children: ReactNode }) {
  const image = useDepartmentPicture();
  return (
    <header className={styles.heading}>
      <h1>{children}</h1>
      {image && (
        <Picture
          image={image}
          sizes={`${media.fromDesktop} 11rem, 5.5rem`}
          className={styles.small}
          isDecoration
        />
      )}
    </header>
  );
}

function useDepartmentPicture() {
  const departments = useQuery(departmentsQuery(useApi(), useMarketLocale())).data ?? [];
  return departments.findLast(({ image }) => image)?.image;
}
