import { links } from "../../../domain/links.ts";
import { Reference } from "../../orders/reference.tsx";
import { TextLink } from "../../ui/link.tsx";

type Props = { order: { id: string; reference: string }; refund?: { id: string } | null };

/** An order's reference, linked to the refund if there is one. */
export const OrderLink = ({ order, refund }: Props) => (
  <TextLink href={refund ? links.refund(refund.id) : links.order(order.id)}>
    <Reference of={order} />
  </TextLink>
);
