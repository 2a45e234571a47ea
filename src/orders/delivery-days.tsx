import { FormattedMessage } from "react-intl";

/** In working days. */
export const DeliveryDays = ({ days }: { days: { least: number; most: number } }) => (
  <FormattedMessage
    id="checkout.delivery_days"
    values={{ ...days, range: days.least === days.most ? "one" : "several" }}
  />
);
