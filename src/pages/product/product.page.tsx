import { useState, type ReactNode } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams, useSearchParams } from "wouter";
import { useApi } from "#src/api/api-context.ts";
import { UnexpectedResponseError, type Wire } from "#src/api/client.ts";
import { findKnownProduct, productQuery } from "#src/api/queries.ts";
import { categoryPath } from "#domain/category-path.ts";
import { links } from "#domain/links.ts";
import { Price } from "#src/facts/price.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { WishList } from "#src/flows/shopping/wish-list/wish-list.flow.tsx";
import { Breadcrumb } from "#src/ui/breadcrumb.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { LatinName, Name } from "#src/facts/name.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Page, summarizeHtml } from "#src/ui/page.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { PlantFacts } from "./plant-facts.tsx";
import { InStock } from "./in-stock.tsx";
import { Gallery } from "./gallery.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { Promotions } from "./promotions.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Safety } from "./safety.tsx";
import { Sale } from "./sale.tsx";
import { Share } from "./share.tsx";
import { NotSoldHere } from "./not-sold-here.tsx";
import { Products } from "#src/pages/shared/products.tsx";
import { asVariant, findChosen, isVariantOf, VariantChoice } from "./variant-choice.tsx";
import styles from "./product.module.css";

export default function ProductPage() {
  const { productUrl = "", incomingCategory } = useParams();
  const marketLocale = useMarketLocale();
  const queries = useQueryClient();
  const productResult = useQuery(productQuery(useApi(), marketLocale, productUrl));
  if (productResult.data?.isSoldHere === false) return <NotSoldHere found={productResult.data} />;
  const product = productResult.data?.product ?? findKnownProduct(queries, marketLocale, productUrl);
  const isGone = productResult.error instanceof UnexpectedResponseError && productResult.error.status < 500;
  if (productResult.isError && (isGone || !product)) return <MissingPage error={productResult.error} />;
  if (!product) return <WaitingPage />;
  const rest = productResult.isError ? (
    <TryAgain onRetry={() => void productResult.refetch()} />
  ) : (
    <Waiting />
  );
  return (
    <Product
      key={product.id}
      product={product}
      whole={productResult.data?.product}
      from={incomingCategory}
      rest={rest}
    />
  );
}

type ProductProps = {
  product: Wire["ProductSummary"];
  from: string | undefined;
  /** Undefined while loading; until then the data from the list is shown, with `rest` below. */
  whole: Wire["Product"] | undefined;
  rest: ReactNode;
};

function Product({ product: listed, whole: found, from: cameFrom, rest }: ProductProps) {
  const [search] = useSearchParams();
  const named = search.get("variant");
  const chosen = found ? findChosen(found, named) : null;
  const whole = found && chosen ? asVariant(found, chosen) : found;
  const product = whole ?? listed;
  const { name, primary_image: first } = product;
  const [standIn] = useState(() => (whole || !first ? undefined : pictureOnScreen(first.id)));
  const images = whole?.images ?? (first ? [first] : []);
  const from =
    whole?.categories.find(({ url_fragment }) => url_fragment === cameFrom) ?? whole?.primary_category;
  const path = categoryPath(whole?.categories ?? [], from?.id);
  return (
    <Page title={name} description={whole && summarizeHtml(whole.description)}>
      <div className={styles.product} data-product>
        <div className={styles.pictures}>
          <DeferredHydration>
            {images.length === 0 ? (
              <Picture image={null} sizes="" className={styles.picture} />
            ) : (
              <Gallery key={images[0]?.id} images={images} standIn={standIn} />
            )}
          </DeferredHydration>
        </div>
        <div className={styles.text}>
          {product.primary_category_id && <Path categories={path} />}
          <h1>
            <Name>{name}</Name>
          </h1>
          {product.latin_name && (
            <p className={styles.latin}>
              <LatinName>{product.latin_name}</LatinName>
            </p>
          )}
          <PriceFacts product={product} />
          <Promotions product={product} />
          {found && named && !isVariantOf(found, named) && (
            <Notice tone="information">
              <FormattedMessage id="catalogue.product.variant_gone" />
            </Notice>
          )}
          {found && chosen && found.options.length > 0 && (
            <VariantChoice product={found} chosen={chosen} from={cameFrom} />
          )}
          <InStock product={product} sale={<Sale product={product} />} />
          <DeferredHydration drawnLast>
            <WishList product={product} />
            {whole?.facts && <PlantFacts facts={whole.facts} />}
            {whole ? <Prose html={whole.description} /> : rest}
            {whole && <Safety warnings={whole.warnings} manufacturer={whole.manufacturer} />}
            <Reference product={product} variant={search.has("variant") ? chosen?.reference : undefined} />
          </DeferredHydration>
        </div>
      </div>
      <DeferredHydration drawnLast>
        {whole && whole.related_products.length > 0 && (
          <section className={styles.related}>
            <h2>
              <FormattedMessage id="catalogue.product.related" />
            </h2>
            <Products products={whole.related_products} />
          </section>
        )}
        <RecentlyViewed productId={product.id} />
      </DeferredHydration>
    </Page>
  );
}

const Path = ({ categories }: { categories: ReturnType<typeof categoryPath> }) => (
  <DeferredHydration>
    <Breadcrumb
      steps={categories.map(({ name: text }, index) => ({
        text,
        href: links.category(...categories.slice(0, index + 1).map(({ url_fragment }) => url_fragment)),
      }))}
    />
  </DeferredHydration>
);

const PriceFacts = ({ product }: { product: Wire["ProductSummary"] }) => (
  <div className={styles.price}>
    <Price product={product} />
    <PriceNotes product={product} />
    {product.pot_included !== null && (
      <p className={styles.points}>
        <FormattedMessage id={`catalogue.product.pot_${product.pot_included ? "included" : "excluded"}`} />
      </p>
    )}
  </div>
);

/** `variant`: the one that the address names. */
const Reference = ({
  product,
  variant,
}: {
  product: Wire["ProductSummary"];
  variant: string | undefined;
}) => (
  <div className={styles.reference}>
    <span>
      <FormattedMessage id="catalogue.product.reference" values={{ reference: product.reference }} />
    </span>
    <TextLink href={links.contactAbout(product.reference)}>
      <FormattedMessage id="catalogue.product.ask" />
    </TextLink>
    <Share title={product.name} fragment={product.url_fragment} variant={variant} />
  </div>
);

/** The URL of a picture that the previous page's list has loaded. */
const pictureOnScreen = (id: string): string | undefined =>
  [...document.images].find(({ complete, currentSrc }) => complete && currentSrc.includes(`/${id}/`))
    ?.currentSrc;
