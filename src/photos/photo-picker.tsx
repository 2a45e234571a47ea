import { useId, useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { photoTypes } from "#domain/photos.ts";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./photo-picker.module.css";
import { useDroppedFiles } from "./use-dropped-files.ts";

type Props = {
  maximum: number;
  count: number;
  /** Listed files that are no photos, which take no room. */
  refused?: number;
  /**
   * Never more photos than there is room for. The files are not checked yet, but those with a type other than a picture's do
   * not take a photo's room.
   */
  onChosen: (files: File[]) => void;
};

/** Photos by a button, the camera, dropping or pasting. A message says how many did not fit. */
export function PhotoPicker({ maximum, count, refused = 0, onChosen }: Props) {
  const [leftOut, setLeftOut] = useState(0);
  const listed = count + refused;
  const [known, setKnown] = useState(listed);
  // Only after a removal: a file that turns out to be no photo lowers the count too.
  if (listed !== known) {
    setKnown(listed);
    if (listed < known) setLeftOut(0);
  }
  const zone = useRef<HTMLDivElement>(null);
  const label = useId();
  const room = Math.max(0, maximum - count);
  const choose = (files: readonly File[]) => {
    let free = room;
    const taken = files.filter((file) => !mayBePhoto(file) || free-- > 0);
    setLeftOut(files.length - taken.length);
    if (taken.length > 0) onChosen(taken);
  };
  const isOver = useDroppedFiles(zone, choose);
  return (
    <div
      ref={zone}
      className={styles.picker}
      role="group"
      aria-labelledby={label}
      data-over={isOver || undefined}
    >
      <p id={label} className={styles.label}>
        <FormattedMessage id={isOver ? "refunds.photos.drop" : "refunds.photos.label"} />
      </p>
      {room > 0 ? (
        <>
          <div className={styles.ways}>
            <Way onChosen={choose} isSeveral>
              <FormattedMessage id="refunds.photos.choose" />
            </Way>
            <Way onChosen={choose} isCamera>
              <FormattedMessage id="refunds.photos.take" />
            </Way>
          </div>
          <p className={styles.hint}>
            <span className={styles.ifMouse}>
              <FormattedMessage id="refunds.photos.drop_or_paste" />{" "}
            </span>
            <FormattedMessage id="refunds.photos.limits" values={{ most: maximum }} />
          </p>
        </>
      ) : (
        <p className={styles.hint}>
          <FormattedMessage id="refunds.photos.full" values={{ most: maximum }} />
        </p>
      )}
      {leftOut > 0 && (
        <Notice tone="problem">
          <FormattedMessage id="refunds.photos.left_out" values={{ count: leftOut, most: maximum }} />
        </Notice>
      )}
    </div>
  );
}

/** Some systems give a file no type. */
const mayBePhoto = ({ type }: File): boolean => type === "" || type.startsWith("image/");

type WayProps = {
  onChosen: (files: File[]) => void;
  isSeveral?: boolean;
  /** Only on touch devices: elsewhere the browser would open the same dialog. */
  isCamera?: boolean;
  children: ReactNode;
};

/** A file input drawn as its label. iOS turns HEIC into JPEG by itself if only JPEG and PNG are accepted. */
function Way({ onChosen, isSeveral = false, isCamera = false, children }: WayProps) {
  const changed = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(input.files ?? [])]);
    // Lets the same file be chosen again after its removal.
    input.value = "";
  };
  return (
    <label className={`${styles.way} ${isCamera ? styles.ifTouch : ""}`}>
      <input
        type="file"
        accept={photoTypes.join(",")}
        multiple={isSeveral}
        capture={isCamera ? "environment" : undefined}
        onChange={changed}
      />
      {children}
    </label>
  );
}
