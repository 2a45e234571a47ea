import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStoredDraft } from "#src/forms/form-draft.ts";
import { Notice } from "#src/ui/notice.tsx";
import { refundPhotosName } from "#src/forms/refund-draft.ts";
import styles from "./refund-request.module.css";

type Props = {
  orderId: string;
  count: number;
  isRequested: boolean;
};

/** Leaving the page loses unsent files. The browser asks before leaving, and after coming back a notice says how many photos there were. */
export function UnsentPhotos({ orderId, count, isRequested }: Props) {
  const { read, write } = useStoredDraft(refundPhotosName(orderId));
  const [lost, setLost] = useState(0);
  const [hasChosen, setHasChosen] = useState(false);
  const last = useRef(0);
  // Choosing photos again dismisses the notice.
  if (count > 0 && !hasChosen) setHasChosen(true);
  useEffect(() => {
    if (count > 0) write({ count: String(count) });
    else if (last.current > 0 || isRequested) write(null);
    else setLost(Number(read()?.["count"] ?? 0));
    last.current = count;
  }, [read, write, count, isRequested]);
  useEffect(() => {
    if (count === 0) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", confirmLeaving);
    return () => removeEventListener("beforeunload", confirmLeaving);
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
