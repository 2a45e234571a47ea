import { FormattedMessage } from "react-intl";
import { trackingLink, type Shipment } from "../../domain/tracking.ts";
import type { Wire } from "../api/client.ts";
import { TextLink } from "../ui/link.tsx";

export const toShipment = ({ carrier, tracking_number, tracking_url }: Wire["Shipment"]): Shipment => ({
  carrier,
  trackingNumber: tracking_number,
  trackingUrl: tracking_url,
});

/** The carrier's tracking page, if known; `name`: the message id. */
export function TrackingLink({ shipment, name }: { shipment: Shipment; name: string }) {
  const href = trackingLink(shipment);
  return (
    href && (
      <TextLink href={href} target="_blank">
        <FormattedMessage id={name} />
      </TextLink>
    )
  );
}
