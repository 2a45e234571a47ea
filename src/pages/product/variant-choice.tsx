import { FormattedMessage } from "react-intl";
import { hasSameValues, openingVariant } from "#domain/variants.ts";
import { shownPrice } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { links } from "#domain/links.ts";
import { Money } from "#src/facts/format.tsx";
import { isSoldOut } from "#src/facts/stock-note.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./variant-choice.module.css";

type Product = Wire["Product"];
type Variant = Wire["ProductVariant"];
type Option = Wire["ProductOption"];

/** The variant with the reference or id in the address, or the one that the page opens with. */
export const findChosen = ({ variants, variant_id }: Product, named: string | null): Variant | null =>
  variants.find(({ reference, id }) => named === reference || named === id) ??
  openingVariant(variants, variant_id) ??
  null;

/** The product as a variant of it. */
export function asVariant(product: Product, variant: Variant): Product {
  const { id, name, gtin: _gtin, options: _options, weight: _weight, images, ...sold } = variant;
  return {
    ...product,
    ...sold,
    variant_id: id,
    variant_name: name,
    images: [...images, ...product.images],
    primary_image: images[0] ?? product.primary_image,
  };
}

/** Links, so that each variant has an address and choosing works without scripts. */
export function VariantChoice(props: { product: Product; chosen: Variant; from: string | undefined }) {
  const { product, chosen } = props;
  return product.options.map((option) => (
    <div key={option.id} className={styles.option} role="group" aria-labelledby={`option-${option.id}`}>
      <p id={`option-${option.id}`} className={styles.name}>
        {option.name} <bdi>{valueOf(option, chosen)}</bdi>
      </p>
      <ul className={styles.values}>
        {option.values.map((value) => (
          <Value key={value.id} {...props} option={option} value={value} />
        ))}
      </ul>
    </div>
  ));
}

const valueOf = ({ id, values }: Option, { options }: Variant): string =>
  values.find((value) => value.id === options[id])?.name ?? "";

function Value(props: {
  product: Product;
  chosen: Variant;
  from: string | undefined;
  option: Option;
  value: Option["values"][number];
}) {
  const { product, chosen, from, option, value } = props;
  const { market } = useFacts();
  const wanted = { ...chosen.options, [option.id]: value.id };
  const exact = product.variants.find(({ options }) => hasSameValues(product.options, options, wanted));
  const variant = exact ?? product.variants.find(({ options }) => options[option.id] === value.id);
  if (!variant) return null;
  const why = exact ? whyNotToBeHad(product, exact) : "other_combination";
  const isChosen = chosen.options[option.id] === value.id;
  const isOpening = variant === openingVariant(product.variants, product.variant_id);
  return (
    <li>
      <PlainLink
        href={links.product(product.url_fragment, from, isOpening ? undefined : variant.reference)}
        className={styles.value}
        data-lacking={why ?? undefined}
        aria-current={isChosen ? "true" : undefined}
        stays
        replace
      >
        <bdi>{value.name}</bdi>
        {product.options.length === 1 && product.from_price !== null && (
          <small>
            <Money amount={shownPrice(variant, market).price} />
          </small>
        )}
        {why && (
          <small>
            <FormattedMessage id={`catalogue.product.value_${why}`} />
          </small>
        )}
      </PlainLink>
    </li>
  );
}

/** Null also if no variant is for sale, which is said below. */
function whyNotToBeHad({ variants }: Product, variant: Variant): "not_sold" | "sold_out" | null {
  if (!variant.allow_purchase)
    return variants.some(({ allow_purchase }) => allow_purchase) ? "not_sold" : null;
  return isSoldOut(variant) ? "sold_out" : null;
}
