import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { stockMovementsQuery } from "#src/api/admin-stock-queries.ts";
import { MomentText } from "#src/facts/format.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "./stock.module.css";

/** What moved a variant's stock, newest first. */
export function StockMovements({ variantId }: { variantId: string }) {
  const movements = useQuery(stockMovementsQuery(useApi(), variantId));
  if (movements.isError && !movements.data) return <TryAgain onRetry={() => void movements.refetch()} />;
  if (!movements.data) return <Waiting />;
  return (
    <ul className={styles.movements}>
      {movements.data.map(({ id, kind, quantity, on_hand_after, ...moved }) => (
        <li key={id}>
          <span className={styles.quantity}>
            <FormattedNumber value={quantity} signDisplay="exceptZero" />
          </span>
          <span>
            <FormattedMessage id={`admin.stock.kind.${kind}`} values={{ count: on_hand_after }} />
            {moved.reason !== null && (
              <>
                {" · "}
                <bdi>{moved.reason}</bdi>
              </>
            )}
            {moved.order_reference !== null && (
              <>
                {" · "}
                <bdi dir="ltr">{moved.order_reference}</bdi>
              </>
            )}
            <small className={styles.numbers}>
              <MomentText at={moved.created_at} />
              {moved.administrator !== null && (
                <>
                  {" · "}
                  <bdi>{moved.administrator}</bdi>
                </>
              )}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
