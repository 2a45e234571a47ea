import { FormattedMessage } from "react-intl";
import type { Availability } from "#domain/stock.ts";

/** `left`: how many can be ordered, if that is known and limited. Servers of the last release send none of these. */
export type ShownStock = {
  availability?: Availability | undefined;
  left?: number | null | undefined;
  backorder_days?: number | null | undefined;
};

/** What a shopper should know about the stock; nothing if enough is there. */
export function StockNote({
  stock: { availability = "in_stock", left, backorder_days },
}: {
  stock: ShownStock;
}) {
  switch (availability) {
    case "in_stock":
      return null;
    case "few":
      return left ? (
        <FormattedMessage id="shell.stock.left" values={{ left }} />
      ) : (
        <FormattedMessage id="shell.stock.few" />
      );
    case "backorder":
      return backorder_days ? (
        <FormattedMessage id="shell.stock.backorder_days" values={{ days: backorder_days }} />
      ) : (
        <FormattedMessage id="shell.stock.backorder" />
      );
    case "out_of_stock":
      return <FormattedMessage id="shell.stock.out_of_stock" />;
  }
}

/** Whether there is something to say about it. */
export const isNotPlentiful = ({ availability = "in_stock" }: ShownStock): boolean =>
  availability !== "in_stock";

export const isSoldOut = ({ availability }: ShownStock): boolean => availability === "out_of_stock";

/** Whether more is wanted than can be ordered. */
export const isTooMany = (count: number, { left }: ShownStock): boolean => left != null && count > left;
