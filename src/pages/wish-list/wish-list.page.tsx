import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { wishListMaximum } from "#domain/business-constants.ts";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { knownProductsQuery, productsByIdQuery } from "#src/api/queries.ts";
import { LatinName, Name } from "#src/facts/name.tsx";
import { useFacts, useMarketLocale } from "#src/facts/use-facts.ts";
import { AddToCart, CartNotices } from "#src/flows/shopping/cart/buy.flow.tsx";
import { WishList } from "#src/flows/shopping/wish-list/wish-list.flow.tsx";
import { useWishList } from "#src/flows/shopping/wish-list/wish-list.context.ts";
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

function Shown({ wished }: { wished: readonly string[] }) {
  const api = useApi();
  const marketLocale = useMarketLocale();
  const ids = useSeen(wished);
  const products = useQuery(productsByIdQuery(api, marketLocale, ids));
  if (products.isError && !products.data) return <TryAgain onRetry={() => void products.refetch()} />;
  if (ids.length === 0) return <Empty />;
  if (!products.data) return <Waiting />;
  const { data } = products;
  const sold = ids.flatMap((id) => data.filter((product) => product.id === id));
  const elsewhere = ids.filter((id) => !sold.some((product) => product.id === id));
  return (
    <>
      <CartNotices />
      <ProductGrid>
        {sold.map((product) => (
          <div key={product.id} className={styles.entry} data-off={!wished.includes(product.id) || undefined}>
            <ProductCard
              href={links.product(product.url_fragment)}
              name={<Name>{product.name}</Name>}
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
      {elsewhere.length > 0 && <Elsewhere ids={elsewhere} />}
    </>
  );
}

/** Everything that was on the list since the page was opened, in its place, so that a product removed by mistake can be added again. */
function useSeen(ids: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(ids);
  const added = ids.filter((id) => !seen.includes(id));
  if (added.length === 0) return seen;
  // No more than a list holds, so that all can be fetched in one request.
  const off = seen.filter((id) => !ids.includes(id)).slice(0, Math.max(0, wishListMaximum - ids.length));
  const all = [...added, ...seen.filter((id) => ids.includes(id) || off.includes(id))];
  setSeen(all);
  return all;
}

/** Products that are sold only in other markets, or no longer at all. */
function Elsewhere({ ids }: { ids: readonly string[] }) {
  const intl = useIntl();
  const api = useApi();
  const { languageId } = useMarketLocale();
  const { market } = useFacts();
  const known = useQuery(knownProductsQuery(api, languageId, ids));
  if (known.isPending) return <Waiting />;
  return (
    <section className={styles.elsewhere}>
      <p>
        <FormattedMessage id="catalogue.wish.elsewhere" values={{ count: ids.length, market: market.name }} />
      </p>
      <ul>
        {ids.map((id) => {
          const product = known.data?.find((candidate) => candidate.id === id);
          const name = product?.name ?? intl.formatMessage({ id: "catalogue.wish.gone" });
          return (
            <li key={id}>
              {product ? <Name>{product.name}</Name> : name}
              <WishList product={{ id, name }} isOnList />
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
