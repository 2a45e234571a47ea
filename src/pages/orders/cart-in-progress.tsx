import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { draftQuery } from "#src/api/customer-queries.ts";
import { DateText } from "#src/facts/format.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCartView, useLines } from "#src/flows/shopping/cart/cart.context.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { LeadingPicture, OtherPictures } from "#src/orders/pictures.tsx";
import styles from "#src/orders/rows.module.css";

/** A draft order, while the cart is not empty; shows the cart's current content. */
export function CartInProgress({ customerId }: { customerId: string }) {
  const { data: draft } = useQuery(draftQuery(useApi(), customerId, useMarketLocale().marketId));
  const cart = useLines(useCartView());
  if (!draft || cart.status !== "ready" || cart.lines.length === 0) return null;
  const pictures = cart.lines.map(({ variantId, image }) => ({ id: variantId, image }));
  return (
    <section className={styles.draft}>
      <LeadingPicture pictures={pictures} />
      <div className={styles.words}>
        <h2>
          <FormattedMessage id="orders.draft" />
        </h2>
        <p>
          <FormattedMessage
            id="orders.draft.since"
            values={{ date: <DateText key="date" at={draft.created_at} /> }}
          />
        </p>
        <OtherPictures pictures={pictures} />
      </div>
      <div className={styles.end}>
        <ButtonLink href={links.cart}>
          <FormattedMessage id="shell.cart.view" />
        </ButtonLink>
      </div>
    </section>
  );
}
