import { FormattedMessage } from "react-intl";
import { hasSameValues, openingVariant } from "#domain/variants.ts";
import { shownPrice } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { links } from "#domain/links.ts";
import { Money, useMoney } from "#src/facts/format.tsx";
import { isSoldOut } from "#src/facts/stock-note.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { PlainLink } from "#src/ui/link.tsx";
import { VariantSelect } from "./variant-select.tsx";
import styles from "./variant-choice.module.css";

type Product = Wire["Product"];
type Variant = Wire["ProductVariant"];
type Option = Wire["ProductOption"];

const findNamed = ({ variants }: Product, named: string | null): Variant | undefined =>
  variants.find(({ reference, id }) => named === reference || named === id);

export const isVariantOf = (product: Product, named: string): boolean =>
  findNamed(product, named) !== undefined;

/** The variant with the reference or id in the address, or the one that the page opens with. */
export const findChosen = (product: Product, named: string | null): Variant | null =>
  findNamed(product, named) ?? openingVariant(product.variants, product.variant_id) ?? null;

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

type Choice = { product: Product; chosen: Variant; from: string | undefined };
export type OptionChoice = Choice & { option: Option };
/** `variant`: what is shown once the value is chosen. `why`: what it lacks. */
export type OfferedValue = Option["values"][number] & {
  variant: Variant;
  why: "other_combination" | "not_sold" | "sold_out" | null;
  isChosen: boolean;
  href: string;
};

/** More values than these are a list to open: as links, they would push the price and the form off a phone's screen. */
const mostLinks = 12;

export function VariantChoice(props: Choice) {
  return props.product.options.map((option) => <OptionValues key={option.id} {...props} option={option} />);
}

/** Links, so that each variant has an address and choosing works without scripts. */
function OptionValues(props: OptionChoice) {
  const { product, chosen, option } = props;
  const { market } = useFacts();
  const money = useMoney();
  const values = option.values.flatMap((value) => offered(props, value) ?? []);
  const hasPrices = product.options.length === 1 && product.from_price !== null;
  const priceOf = ({ variant }: OfferedValue) =>
    hasPrices ? money(shownPrice(variant, market).price) : null;
  if (values.length > mostLinks) return <VariantSelect option={option} values={values} priceOf={priceOf} />;
  return (
    <div className={styles.option} role="group" aria-labelledby={`option-${option.id}`}>
      <p id={`option-${option.id}`} className={styles.name}>
        {option.name} <bdi>{valueOf(option, chosen)}</bdi>
      </p>
      <ul className={styles.values}>
        {values.map((value) => (
          <Value key={value.id} value={value} hasPrice={hasPrices} />
        ))}
      </ul>
    </div>
  );
}

const valueOf = ({ id, values }: Option, { options }: Variant): string =>
  values.find((value) => value.id === options[id])?.name ?? "";

function offered(
  { product, chosen, from, option }: OptionChoice,
  value: Option["values"][number],
): OfferedValue | null {
  const wanted = { ...chosen.options, [option.id]: value.id };
  const exact = product.variants.find(({ options }) => hasSameValues(product.options, options, wanted));
  const variant = exact ?? product.variants.find(({ options }) => options[option.id] === value.id);
  if (!variant) return null;
  const isOpening = variant === openingVariant(product.variants, product.variant_id);
  return {
    ...value,
    variant,
    why: exact ? whyNotToBeHad(product, exact) : "other_combination",
    isChosen: chosen.options[option.id] === value.id,
    href: links.product(product.url_fragment, from, isOpening ? undefined : variant.reference),
  };
}

function Value({ value, hasPrice }: { value: OfferedValue; hasPrice: boolean }) {
  const { name, variant, why, isChosen, href } = value;
  const { market } = useFacts();
  return (
    <li>
      <PlainLink
        href={href}
        className={styles.value}
        data-lacking={why ?? undefined}
        aria-current={isChosen ? "true" : undefined}
        stays
        replace
      >
        <bdi>{name}</bdi>
        {hasPrice && (
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
function whyNotToBeHad({ variants }: Product, variant: Variant): OfferedValue["why"] {
  if (!variant.allow_purchase)
    return variants.some(({ allow_purchase }) => allow_purchase) ? "not_sold" : null;
  return isSoldOut(variant) ? "sold_out" : null;
}
