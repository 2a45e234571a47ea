import type { ReactNode } from "react";
import { media } from "#domain/specified-values.ts";
import { PlainLink } from "./link.tsx";
import { Picture, type PictureFile } from "./picture.tsx";
import styles from "./product-card.module.css";

type Props = {
  href: string;
  name: ReactNode;
  image: PictureFile | null;
  note?: ReactNode;
  price: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  isLeading?: boolean;
  level: 2 | 3;
};

export const ProductCard = ({ href, name, image, note, price, badge, action, isLeading, level }: Props) => {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture
          image={image}
          sizes={`${media.fromDesktop} 19rem, ${media.fromTablet} 30vw, 46vw`}
          className={styles.image}
          isLeading={isLeading}
          isDecoration
        />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <Heading className={styles.name}>
        <PlainLink href={href}>{name}</PlainLink>
      </Heading>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.price}>{price}</p>
      {action}
    </article>
  );
};

export const ProductGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);
