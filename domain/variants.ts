import type { Availability } from "./stock.ts";

/** By language; a text alone is the same in every language. */
export type OptionName = string | Record<string, string>;
/** What the variants of a product differ in, such as the size of the pot, and the values in the order of choice. */
export type ProductOption = {
  id: string;
  name: OptionName;
  values: { id: string; name: OptionName }[];
};
/** By option, the id of the value. */
export type OptionValues = Readonly<Record<string, string>>;

export const optionName = (name: OptionName, languageId: string, fallbackId: string): string =>
  typeof name === "string" ? name : (name[languageId] ?? name[fallbackId] ?? Object.values(name)[0] ?? "");

/** The values of a variant, such as "12 cm · terracotta"; null without any, also if they have left the options. */
export function variantName(
  options: readonly ProductOption[],
  chosen: OptionValues,
  languageId: string,
  fallbackId: string,
): string | null {
  const names = options
    .flatMap(({ id, values }) => values.find((value) => value.id === chosen[id]) ?? [])
    .map(({ name }) => optionName(name, languageId, fallbackId));
  return names.length > 0 ? names.join(" · ") : null;
}

type Offered = { id: string; allow_purchase: boolean; availability?: Availability | undefined };

/** Servers of the last release send no availability. */
export const canBeHad = ({ allow_purchase, availability }: Omit<Offered, "id">): boolean =>
  allow_purchase && availability !== "out_of_stock";

/** What a product's page opens with: the listed variant, or the first that can be had if that one cannot. */
export function openingVariant<Variant extends Offered>(
  variants: readonly Variant[],
  listedId: string,
): Variant | undefined {
  const listed = variants.find(({ id }) => id === listedId) ?? variants[0];
  return listed && canBeHad(listed) ? listed : (variants.find(canBeHad) ?? listed);
}

/** Whether two variants have the same value of each option. */
export const hasSameValues = (
  options: readonly { id: string }[],
  first: OptionValues,
  second: OptionValues,
): boolean => options.every(({ id }) => first[id] === second[id]);
