import { FormattedMessage } from "react-intl";
import { trackingLink, type Shipment } from "#domain/tracking.ts";
import type { Wire } from "#src/api/client.ts";
import { TextLink } from "#src/ui/link.tsx";

/** Null if there was no carrier. */
export const shipmentFrom = ({
  carrier,
  tracking_number,
  tracking_url,
}: Wire["OrderShipment"]): Shipment | null =>
  carrier === null ? null : { carrier, trackingNumber: tracking_number, trackingUrl: tracking_url };

/** A draft may have no address yet. */
export const countryOfDelivery = ({ delivery_address: address }: Wire["Order"]): string =>
  address?.country ?? "";

/** The carrier's tracking page, if known; `name`: the message id. */
export function TrackingLink(props: { shipment: Shipment; country: string; name: string }) {
  const { shipment, country, name } = props;
  const href = trackingLink(shipment, country);
  return (
    href && (
      <TextLink href={href} target="_blank">
        <FormattedMessage id={name} />
      </TextLink>
    )
  );
}
