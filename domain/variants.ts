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

/** Whether two variants have the same value of each option. */
export const hasSameValues = (
  options: readonly { id: string }[],
  first: OptionValues,
  second: OptionValues,
): boolean => options.every(({ id }) => first[id] === second[id]);
