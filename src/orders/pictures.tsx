import { FormattedNumber } from "react-intl";
import { Picture, type PictureFile } from "#src/ui/picture.tsx";
import styles from "./rows.module.css";

type Pictured = { id: string; image: PictureFile | null };
type Props = { pictures: readonly Pictured[] };

export const picturesPerOrder = 6;

export const LeadingPicture = ({ pictures: [first] }: Props) => (
  <div className={styles.leading}>
    <Picture image={first?.image ?? null} sizes="8rem" className={styles.picture} isDecoration />
  </div>
);

export function OtherPictures({ pictures }: Props) {
  const hidden = pictures.length - picturesPerOrder;
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.others} aria-hidden="true">
      {pictures.slice(1, picturesPerOrder).map(({ id, image }) => (
        <li key={id}>
          <Picture image={image} sizes="2.5rem" className={styles.picture} isDecoration />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <FormattedNumber value={hidden} signDisplay="always" />
        </li>
      )}
    </ul>
  );
}
