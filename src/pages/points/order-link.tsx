import { links } from "#domain/links.ts";
import { Reference } from "#src/orders/reference.tsx";
import { TextLink } from "#src/ui/link.tsx";

type Props = { order: { id: string; reference: string }; refund?: { id: string } | null };

export const OrderLink = ({ order, refund }: Props) => (
  <TextLink href={refund ? links.refund(refund.id) : links.order(order.id)}>
    <Reference of={order} />
  </TextLink>
);
