import { links } from "../../../domain/links.ts";
import { PlainLink } from "../../ui/link.tsx";
import styles from "./category-links.module.css";

type Props = {
  path: readonly string[];
  categories: readonly { id: string; url_fragment: string; name: string }[];
};

/** The categories below a path. */
export const CategoryLinks = ({ path, categories }: Props) =>
  categories.length > 0 && (
    <ul className={styles.links}>
      {categories.map(({ id, url_fragment, name }) => (
        <li key={id}>
          <PlainLink href={links.category(...path, url_fragment)}>{name}</PlainLink>
        </li>
      ))}
    </ul>
  );
