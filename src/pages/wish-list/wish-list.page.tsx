import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { wishListMaximum } from "#domain/business-constants.ts";
import { linkToVariant } from "#src/facts/link-to-variant.ts";
import { links } from "#domain/links.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { knownProductsQuery, productsByIdQuery } from "#src/api/queries.ts";
import { LatinName, Name } from "#src/facts/name.tsx";
import { useFacts, useMarketLocale } from "#src/facts/use-facts.ts";
import { AddToCart, CartNotices } from "#src/flows/shopping/cart/buy.flow.tsx";
import { WishList } from "#src/flows/shopping/wish-list/wish-list.flow.tsx";
import { findWish, useWishList, type Wish } from "#src/flows/shopping/wish-list/wish-list.context.ts";

import { ButtonLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { ProductCard, ProductGrid } from "#src/ui/product-card.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import fewWords from "#src/pages/shared/few-words.module.css";
import { PriceWithLowest } from "#src/pages/shared/products.tsx";
import { Recommended } from "#src/pages/shared/recommended.tsx";
import { isSoldOut } from "#src/facts/stock-note.tsx";
import styles from "./wish-list.module.css";

export default function WishListPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "shell.wish_list" })}>
      <h1>
        <FormattedMessage id="shell.wish_list" />
      </h1>
      <Wishes />
    </Page>
  );
}

function Wishes() {
  const { customerId, list } = useWishList();
  if (list.isError && !list.data) return <TryAgain onRetry={() => void list.refetch()} />;
  if (!list.data) return <Waiting />;
  // The key keeps customers' lists apart.
  return <Shown key={customerId} wished={list.data} />;
}

function Shown({ wished }: { wished: readonly Wish[] }) {
  const wishes = useSeen(wished);
  const { products, retry } = useWishedProducts(wishes);
  if (retry) return <TryAgain onRetry={retry} />;
  if (wishes.length === 0) return <Empty />;
  if (!products) return <Waiting />;
  const sold = wishes.flatMap((wish) => products.find(({ id }) => id === wish.productId) ?? []);
  const elsewhere = wishes.filter(({ productId }) => !sold.some(({ id }) => id === productId));
  return (
    <>
      <CartNotices />
      <ProductGrid>
        {sold.map((product) => (
          <div
            key={product.id}
            className={styles.entry}
            data-off={!findWish(wished, product.id) || undefined}
          >
            <ProductCard
              href={linkToVariant(product)}
              name={<Name>{nameWithVariant(product.name, product.variant_name)}</Name>}
              image={product.primary_image}
              note={product.latin_name && <LatinName>{product.latin_name}</LatinName>}
              price={<PriceWithLowest product={product} />}
              level={2}
            />
            <div className={styles.actions}>
              {product.allow_purchase && !isSoldOut(product) && <AddToCart product={product} />}
              <WishList product={product} isOnList />
            </div>
          </div>
        ))}
      </ProductGrid>
      {elsewhere.length > 0 && <Elsewhere wishes={elsewhere} />}
    </>
  );
}

/** Everything that was on the list since the page was opened, in its place, so that a product removed by mistake can be added again. */
function useSeen(wishes: readonly Wish[]): readonly Wish[] {
  const [seen, setSeen] = useState(wishes);
  const added = wishes.filter(({ productId }) => !findWish(seen, productId));
  if (added.length === 0) return seen;
  // No more than a list holds, so that all can be fetched in one request.
  const off = seen
    .filter(({ productId }) => !findWish(wishes, productId))
    .slice(0, Math.max(0, wishListMaximum - wishes.length));
  const all = [...added, ...seen.filter((wish) => findWish(wishes, wish.productId) || off.includes(wish))];
  setSeen(all);
  return all;
}

/** In their wished variants; where this market sells that one no longer, in the first it sells. `retry`: if that failed. */
function useWishedProducts(wishes: readonly Wish[]): {
  products: readonly Wire["ProductSummary"][] | undefined;
  retry?: () => void;
} {
  const api = useApi();
  const marketLocale = useMarketLocale();
  const variants = useQuery(
    productsByIdQuery(
      api,
      marketLocale,
      wishes.map(({ variantId }) => variantId),
    ),
  );
  const missing = wishes.filter(
    ({ productId, variantId }) =>
      variantId !== productId && variants.data && !variants.data.some(({ id }) => id === productId),
  );
  const others = useQuery(
    productsByIdQuery(
      api,
      marketLocale,
      missing.map(({ productId }) => productId),
    ),
  );
  const queries = missing.length > 0 ? [variants, others] : [variants];
  const failed = queries.find(({ isError, data }) => isError && !data);
  if (failed) return { products: undefined, retry: () => void failed.refetch() };
  const isKnown = queries.every(({ data }) => data !== undefined);
  return { products: isKnown ? queries.flatMap(({ data }) => data!) : undefined };
}

/** Products that are sold only in other markets, or no longer at all. */
function Elsewhere({ wishes }: { wishes: readonly Wish[] }) {
  const intl = useIntl();
  const api = useApi();
  const { languageId } = useMarketLocale();
  const { market } = useFacts();
  const ids = wishes.map(({ productId }) => productId);
  const known = useQuery(knownProductsQuery(api, languageId, ids));
  if (known.isPending) return <Waiting />;
  return (
    <section className={styles.elsewhere}>
      <p>
        <FormattedMessage id="catalogue.wish.elsewhere" values={{ count: ids.length, market: market.name }} />
      </p>
      <ul>
        {wishes.map(({ productId: id, variantId: variant_id }) => {
          const product = known.data?.find((candidate) => candidate.id === id);
          const name = product?.name ?? intl.formatMessage({ id: "catalogue.wish.gone" });
          return (
            <li key={id}>
              {product ? <Name>{product.name}</Name> : name}
              <WishList product={{ id, variant_id, name }} isOnList />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Empty = () => (
  <>
    <div className={fewWords.page}>
      <p>
        <FormattedMessage id="catalogue.wish.empty" />
      </p>
      <ButtonLink href={links.shop}>
        <FormattedMessage id="shell.look_around" />
      </ButtonLink>
    </div>
    <Recommended />
  </>
);
