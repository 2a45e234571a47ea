import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { MissingForPromotion } from "./missing-for-promotion.tsx";
import styles from "./hints.module.css";

/** Codes that take nothing off, and why. */
export const UnusedCoupons = ({
  coupons,
  action,
}: {
  coupons: readonly Wire["Coupon"][];
  action: (code: string) => ReactNode;
}) => {
  const unused = coupons.filter(({ state }) => state !== "applied");
  return (
    unused.length > 0 && (
      <ul className={styles.hints}>
        {unused.map((coupon) => (
          <li key={coupon.code}>
            <Unused coupon={coupon} /> {action(coupon.code)}
          </li>
        ))}
      </ul>
    )
  );
};

function Unused({ coupon: { code, state, missing_amount, missing_count } }: { coupon: Wire["Coupon"] }) {
  if (state === "below_minimum" || state === "not_enough_pieces")
    return <MissingForPromotion name={code} amount={missing_amount} count={missing_count} />;
  return <FormattedMessage id={`cart.coupon.why.${state}`} values={{ code: <bdi key="code">{code}</bdi> }} />;
}
