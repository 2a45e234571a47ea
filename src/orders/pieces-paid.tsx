import { FormattedMessage, FormattedNumber } from "react-intl";
import type { Currency } from "#domain/money.ts";
import { lineTotal } from "#domain/price.ts";
import { Money } from "#src/facts/format.tsx";

type Props = { line: { count: number; price: number; paid: number }; currency: Currency };

/** Pieces at their price, and what was paid for all of them if promotions reduced it. */
export const PiecesPaid = ({ line: { count, price, paid }, currency }: Props) => (
  <>
    <FormattedNumber value={count} /> × <Money amount={price} currency={currency} />
    {paid !== lineTotal(price, count, currency) && (
      <>
        <br />
        <FormattedMessage
          id="refunds.item.paid"
          values={{ amount: <Money key="amount" amount={paid} currency={currency} /> }}
        />
      </>
    )}
  </>
);
