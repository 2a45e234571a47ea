import { useEffect, useRef, type ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import type { ChosenPhoto, PhotoState } from "#domain/photo-states.ts";
import { focusOn } from "#src/ui/focus.ts";
import styles from "./photo-list.module.css";

export type ShowPhoto = (photo: PhotoState) => ReactNode;
/** Stores the files' bytes and returns their ids. */
export type StoreFiles = (files: readonly File[]) => ChosenPhoto[];
/** The photo flow that another flow spawns: its logic, how to render it, and where the bytes are stored. */
export type PhotoSlot<Logic> = {
  logic: Logic;
  show: (actor: AnyActorRef) => ReactNode;
  keepFiles: StoreFiles;
};

type Props = { label: string; photos: readonly PhotoState[]; showPhoto: ShowPhoto };

export function PhotoList({ label, photos, showPhoto }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(photos.length);
  useEffect(() => {
    // The focused button was removed with its photo, so the focus moves on.
    if (photos.length < count.current && document.activeElement === document.body) focusOn(list.current);
    count.current = photos.length;
  }, [photos.length]);
  return (
    <ul ref={list} className={styles.photos} aria-label={label}>
      {photos.map((photo) => (
        <li key={photo.photoId}>{showPhoto(photo)}</li>
      ))}
    </ul>
  );
}
