import type { OptionValues } from "#domain/variants.ts";
import { isRecord, values } from "./compare-values.ts";
import { sameVariants } from "./same-variants.ts";

type Variant = { reference: string; options: OptionValues; stock?: unknown };

/** Variants by reference, because their places in the file mean nothing to carts and stock. */
export function* productLines(before: unknown, after: unknown): Generator<string> {
  if (!isRecord(before) || !isRecord(after)) return;
  const { variants: _former, ...old } = before;
  const { variants: _current, ...now } = after;
  yield* values(old, withoutIgnored(old, now), []);
  const former = variantsOf(before);
  const current = variantsOf(after);
  const same = sameVariants(
    former.map((one) => ({ ...one, id: one.reference, option_values: one.options, retired_at: null })),
    current,
  );
  const kept = new Set(same.values());
  for (const { reference } of former) if (!kept.has(reference)) yield `variants.${reference}: gone`;
  for (const variant of current) {
    const known = former.find(({ reference }) => reference === same.get(variant.reference));
    if (!known) yield `variants.${variant.reference}: new`;
    else if (hasVariants(before) && hasVariants(after))
      yield* values(known, withoutIgnored(known, variant), ["variants", known.reference]);
  }
  const order = current.flatMap(({ reference }) => same.get(reference) ?? []);
  const formerOrder = former.flatMap(({ reference }) => (kept.has(reference) ? [reference] : []));
  if (order.join() !== formerOrder.join()) yield `variants: in another order`;
}

const hasVariants = ({ variants }: Record<string, unknown>): boolean => Array.isArray(variants);

/** What is sold of a product without variants has its reference. */
const variantsOf = ({ variants, reference }: Record<string, unknown>): Variant[] =>
  Array.isArray(variants) ? (variants as Variant[]) : [{ reference: reference as string, options: {} }];

/** What stock opens with means nothing once it has moved, which the stored shop says by naming it. */
function withoutIgnored<Content extends object>(before: Content, after: Content): Content {
  const [old, now] = [stockOf(before), stockOf(after)];
  return old?.["opening"] === undefined || now === undefined
    ? after
    : { ...after, stock: { ...now, opening: old["opening"] } };
}

function stockOf(content: object): Record<string, unknown> | undefined {
  const stock = "stock" in content ? content.stock : undefined;
  return isRecord(stock) ? stock : undefined;
}
