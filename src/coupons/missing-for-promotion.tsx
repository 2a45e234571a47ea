import { FormattedMessage } from "react-intl";
import { Money } from "#src/facts/format.tsx";

type Props = { name: string; amount: number | null; count: number | null };

/** What a promotion still asks for. */
export const MissingForPromotion = ({ name, amount, count }: Props) =>
  amount !== null ? (
    <FormattedMessage
      id="cart.promotion.missing_amount"
      values={{ name: <bdi key="name">{name}</bdi>, amount: <Money key="amount" amount={amount} /> }}
    />
  ) : (
    <FormattedMessage
      id="cart.promotion.missing_count"
      values={{ name: <bdi key="name">{name}</bdi>, count: count ?? 0 }}
    />
  );
