import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStoredDraft } from "../../forms/form-draft.ts";
import { Notice } from "../../ui/notice.tsx";
import { refundPhotosName } from "../../forms/refund-draft.ts";
import styles from "./refund-request.module.css";

type Props = {
  orderId: string;
  /** Photos that were chosen and that the shop doesn't have. */
  count: number;
  isRequested: boolean;
};

/**
 * A page that is left loses its files. So the browser asks before it leaves, and whoever comes back all the same reads
 * how many photos there were.
 */
export function UnsentPhotos({ orderId, count, isRequested }: Props) {
  const { read, write } = useStoredDraft(refundPhotosName(orderId));
  const [lost, setLost] = useState(0);
  const [hasChosen, setHasChosen] = useState(false);
  const last = useRef(0);
  // Whoever has chosen photos since has read it.
  if (count > 0 && !hasChosen) setHasChosen(true);
  useEffect(() => {
    if (count > 0) write({ count: String(count) });
    else if (last.current > 0 || isRequested) write(null);
    else setLost(Number(read()?.["count"] ?? 0));
    last.current = count;
  }, [read, write, count, isRequested]);
  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [count]);
  if (lost === 0 || hasChosen || isRequested) return null;
  const dismiss = () => {
    write(null);
    setLost(0);
  };
  return (
    <div className={styles.lost}>
      <Notice tone="information" onDismiss={dismiss}>
        <FormattedMessage id="refunds.photos.lost" values={{ count: lost }} />
      </Notice>
    </div>
  );
}
