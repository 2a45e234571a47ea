import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { PhotoState } from "#domain/photo-states.ts";
import { focusOn } from "#src/ui/focus.ts";
import styles from "./tour-lead-sign-up.module.css";

export type ShowPicture = (photo: PhotoState) => ReactNode;

export function Pictures({
  photos,
  showPicture,
}: {
  photos: readonly PhotoState[];
  showPicture: ShowPicture;
}) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(photos.length);
  useEffect(() => {
    // The focused button was removed with its picture, so the focus moves on.
    if (photos.length < count.current && document.activeElement === document.body) focusOn(list.current);
    count.current = photos.length;
  }, [photos.length]);
  return (
    <ul ref={list} className={styles.pictures} aria-label={intl.formatMessage({ id: "tour_leads.pictures" })}>
      {photos.map((photo) => (
        <li key={photo.photoId}>{showPicture(photo)}</li>
      ))}
    </ul>
  );
}
