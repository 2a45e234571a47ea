import { links } from "../../../domain/links.ts";
import { TextLink } from "../../ui/link.tsx";
import styles from "./points.module.css";

type Props = { order: { id: string; reference: string }; refund?: { id: string } | null };

/** An order's reference; it leads to the refund, if it stands for one. */
export const OrderLink = ({ order, refund }: Props) => (
  <TextLink href={refund ? links.refund(refund.id) : links.order(order.id)}>
    <bdi className={styles.reference}>{order.reference}</bdi>
  </TextLink>
);
