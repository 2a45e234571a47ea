import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { Photo } from "./photo.tsx";
import styles from "./photos.module.css";

type Image = Wire["RefundImage"];

export function Photos({ images }: { images: readonly Image[] }) {
  const intl = useIntl();
  const [open, setOpen] = useState<Image | null>(null);
  if (images.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="admin.refund.no_photos" />
      </p>
    );
  }
  return (
    <>
      <ul className={styles.photos} aria-label={intl.formatMessage({ id: "admin.refund.photos" })}>
        {images.map((image) => (
          <li key={image.id}>
            <Photo image={image} onOpen={() => setOpen(image)} />
          </li>
        ))}
      </ul>
      {open && (
        <Dialog side="wide" title={<bdi>{open.file_name}</bdi>} onClose={() => setOpen(null)}>
          <Photo image={open} />
        </Dialog>
      )}
    </>
  );
}
