import type { ReactNode } from "react";
import type { Currency } from "#domain/money.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";

export type ShownAdjustment = Pick<Wire["Adjustment"], "promotion_id" | "code" | "name_local" | "amount">;

/** A row of a list for each promotion, with what it takes off. `action`: beside a coupon. */
export const AdjustmentRows = ({
  adjustments,
  currency,
  className,
  action,
}: {
  adjustments: readonly ShownAdjustment[];
  currency?: Currency;
  className?: string | undefined;
  action?: ((code: string) => ReactNode) | undefined;
}) =>
  adjustments.map(({ promotion_id, code, name_local, amount }) => (
    <div key={promotion_id} className={className}>
      <dt>
        <bdi>{name_local}</bdi>
        {code !== null && (
          <>
            {" "}
            <bdi>({code})</bdi> {action?.(code)}
          </>
        )}
      </dt>
      <dd>
        <Money amount={-amount} {...(currency && { currency })} />
      </dd>
    </div>
  ));
