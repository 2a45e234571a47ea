import { hasSameValues } from "#domain/variants.ts";
import { shownPrice } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { links } from "#domain/links.ts";
import { Money } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./variant-choice.module.css";

type Product = Wire["Product"];
type Variant = Wire["ProductVariant"];
type Option = Wire["ProductOption"];

/** The variant with the reference or id in the address, or the one that lists show. */
export const findChosen = ({ variants, variant_id }: Product, named: string | null): Variant | null =>
  variants.find(({ reference, id }) => named === reference || named === id) ??
  variants.find(({ id }) => id === variant_id) ??
  variants[0] ??
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
  const variant = variantWith(product, { ...chosen.options, [option.id]: value.id }, option.id);
  if (!variant) return null;
  const isChosen = chosen.options[option.id] === value.id;
  const reference = variant.id === product.variant_id ? undefined : variant.reference;
  return (
    <li>
      <PlainLink
        href={links.product(product.url_fragment, from, reference)}
        className={styles.value}
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
      </PlainLink>
    </li>
  );
}

/** The variant with these values; if there is none, the first one with the wanted value of the option. */
const variantWith = (
  { variants, options }: Product,
  wanted: Readonly<Record<string, string>>,
  optionId: string,
): Variant | undefined =>
  variants.find((variant) => hasSameValues(options, variant.options, wanted)) ??
  variants.find((variant) => variant.options[optionId] === wanted[optionId]);
