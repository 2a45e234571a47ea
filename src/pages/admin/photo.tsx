import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { photoQuery } from "#src/photos/customer-photo.ts";
import { useObjectUrl } from "#src/photos/use-object-url.ts";
import { Button } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./photos.module.css";

/** Fetched with the token, which an `img` element would not send. */
export function Photo({ image, onOpen }: { image: Wire["RefundImage"]; onOpen?: () => void }) {
  const intl = useIntl();
  const photo = useQuery(photoQuery(useApi(), image));
  const showing = useObjectUrl(photo.data);
  const { file_name: name, image_width: width, image_height: height } = image;
  if (photo.isError) {
    return (
      <div className={styles.missing}>
        <Picture image={null} sizes="10rem" className={styles.sprig} />
        <p>
          <FormattedMessage id="admin.photo.missing" />{" "}
          <Button type="button" look="link" busy={photo.isFetching} onClick={() => void photo.refetch()}>
            <FormattedMessage id="shell.try_again" />
          </Button>
        </p>
      </div>
    );
  }
  const picture = <img ref={showing} className={styles.picture} width={width} height={height} alt={name} />;
  if (!onOpen) return picture;
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={intl.formatMessage({ id: "admin.photo.show" }, { name })}
      onClick={onOpen}
    >
      {picture}
    </button>
  );
}
