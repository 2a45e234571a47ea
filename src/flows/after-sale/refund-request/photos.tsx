import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { PhotoState } from "#domain/photo-states.ts";
import { focusOn } from "#src/ui/focus.ts";
import styles from "./refund-request.module.css";

export type ShowPhoto = (photo: PhotoState) => ReactNode;

export function Photos({ photos, showPhoto }: { photos: readonly PhotoState[]; showPhoto: ShowPhoto }) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(photos.length);
  useEffect(() => {
    // The focused button was removed with its photo, so the focus moves on.
    if (photos.length < count.current && document.activeElement === document.body) focusOn(list.current);
    count.current = photos.length;
  }, [photos.length]);
  return (
    <ul ref={list} className={styles.photos} aria-label={intl.formatMessage({ id: "refunds.photos.label" })}>
      {photos.map((photo) => (
        <li key={photo.photoId}>{showPhoto(photo)}</li>
      ))}
    </ul>
  );
}
