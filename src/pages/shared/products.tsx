import { memo } from "react";
import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { links } from "#domain/links.ts";
import { soughtVariant } from "#domain/sought-variant.ts";
import { LatinName, Name } from "#src/facts/name.tsx";
import { Money } from "#src/facts/format.tsx";
import { Price } from "#src/facts/price.tsx";
import { UnitPrice } from "#src/facts/unit-price.tsx";
import { CardHeart } from "#src/flows/shopping/wish-list/wish-list.flow.tsx";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { Paw } from "#src/ui/plant-icons.tsx";
import { ProductCard, ProductGrid } from "#src/ui/product-card.tsx";
import { isNotPlentiful, StockNote } from "#src/facts/stock-note.tsx";
import styles from "./products.module.css";

type Props = {
  products: readonly Wire["ProductSummary"][];
  /** How many are on a phone's first screen, whose pictures load first. */
  leading?: number;
  /** The category whose list it is. */
  from?: string | undefined;
  /** The search term that found them. */
  term?: string | undefined;
  /** Level of their headings: 2 directly below the page's own. */
  level?: 2 | 3;
};

/** Rendered again only with other products: a choice above a list shows them until its own arrive. */
export const Products = memo(({ products, leading = 0, from, term = "", level = 3 }: Props) => (
  <DeferredHydration>
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          href={links.product(product.url_fragment, from, soughtVariant(product, term))}
          name={<Name>{product.name}</Name>}
          image={product.primary_image}
          note={product.latin_name && <LatinName>{product.latin_name}</LatinName>}
          price={
            <>
              <PriceWithLowest product={product} />
              <OptionsInShort options={product.options ?? []} />
              <Promotions product={product} />
            </>
          }
          badge={product.pets === "safe" && <SafeForPets />}
          action={<CardHeart product={product} />}
          isLeading={index < leading}
          level={level}
        />
      ))}
    </ProductGrid>
  </DeferredHydration>
));

const SafeForPets = () => (
  <>
    <Paw />
    <VisuallyHidden>
      <FormattedMessage id="catalogue.card.safe_for_pets" />
    </VisuallyHidden>
  </>
);

/** Servers of the last release send none. */
const Promotions = ({
  product: { promotions = [] },
}: {
  product: Partial<Pick<Wire["ProductSummary"], "promotions">>;
}) =>
  promotions.map(({ id, name }) => (
    <small key={id} className={styles.promotion}>
      <bdi>{name}</bdi>
    </small>
  ));

const mostNamed = 3;

/** The values of a product's options, or how many there are. */
const OptionsInShort = ({ options }: { options: Wire["ProductSummary"]["options"] }) =>
  options.map(({ id, name, values }) => (
    <small key={id} className={styles.note}>
      {values.length > mostNamed ? (
        <FormattedMessage id="catalogue.card.option" values={{ name, count: values.length }} />
      ) : (
        values.map((value) => value.name).join(" · ")
      )}
    </small>
  ));

/** By law, a discount must be shown with the lowest price of the thirty days before. */
export const PriceWithLowest = ({ product }: { product: Wire["ProductSummary"] }) =>
  // Servers of the last release send no `from_price`.
  typeof product.from_price === "number" ? (
    <FormattedMessage
      id="catalogue.price.from"
      values={{ price: <Money key="from" amount={product.from_price} /> }}
    />
  ) : (
    <OnePrice product={product} />
  );

const OnePrice = ({ product }: { product: Wire["ProductSummary"] }) => (
  <>
    <Price product={product} />
    {product.unit_price && (
      <small className={styles.note}>
        <UnitPrice of={product.unit_price} />
      </small>
    )}
    {isNotPlentiful(product) && (
      <small className={styles.note}>
        <StockNote stock={product} />
      </small>
    )}
    {product.lowest_price_30_days !== null && (
      <small className={styles.note}>
        <FormattedMessage
          id="shell.price.lowest"
          values={{ price: <Money key="lowest" amount={product.lowest_price_30_days} /> }}
        />
      </small>
    )}
  </>
);
