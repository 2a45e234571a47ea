import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { media } from "../../../domain/figures.ts";
import { useApi } from "../../api/api-context.ts";
import { categoriesQuery } from "../../api/queries.ts";
import { usePlace } from "../../facts/use-facts.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./illustrated.module.css";

/** Little text beside a department's picture, so that no page looks bare. */
export function Illustrated({ children }: { children: ReactNode }) {
  const categories = useQuery(categoriesQuery(useApi(), usePlace())).data ?? [];
  const image = categories.findLast(({ image, parent_id }) => image && parent_id === null)?.image;
  return (
    <div className={styles.illustrated}>
      <div className={styles.words}>{children}</div>
      {image && (
        <Picture
          image={image}
          sizes={`${media.fromDesktop} 30rem, 1px`}
          className={styles.picture}
          isDecoration
        />
      )}
    </div>
  );
}
