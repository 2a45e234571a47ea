import { FormattedMessage, useIntl } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { photoPath } from "#src/photos/customer-photo.ts";
import { PhotoImage } from "#src/photos/photo-image.tsx";
import styles from "./refund.module.css";

export function RefundPhotos({ images }: { images: readonly Wire["RefundImage"][] }) {
  const intl = useIntl();
  return (
    <section>
      <h2>
        <FormattedMessage id="refunds.photos.label" />
      </h2>
      <ul className={styles.photos}>
        {images.map((image) => (
          <li key={image.id} className={styles.photo}>
            <PhotoImage
              address={photoPath(image)}
              alt={intl.formatMessage({ id: "refunds.photo_named" }, { name: image.file_name })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
