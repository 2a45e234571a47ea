import type { OptionName, OptionValues, ProductOption } from "#domain/variants.ts";
import { isSame } from "./shopify-options.ts";
import { slugOf } from "./shopify-slugs.ts";
import type { FileContent } from "./product-file.ts";
import type { FieldChange, LineError, NamedCell, VariantRow, VariantRows } from "./product-row.ts";

type Variant = FileContent & { reference: string; options: Record<string, string> };
type Placed = {
  start: FileContent;
  changes: FieldChange[];
  /** References of variants that the table does not have. */
  kept: string[];
  errors: LineError[];
};

/** With variants these are each one's. */
const fieldsOfVariants = ["reference", "gtin", "prices", "content", "weight", "stock"] as const;

const variantsIn = (content: FileContent): Variant[] =>
  Array.isArray(content["variants"]) ? (content["variants"] as Variant[]) : [];
export const hasVariants = (content: FileContent): boolean => variantsIn(content).length > 0;

/**
 * Where a product's file has the variants of a table: those that it knows keep their place and reference, new ones
 * follow. A file without variants becomes that of one of them.
 */
export function placeVariants(
  address: string,
  before: FileContent,
  { language, options: columns, rows }: VariantRows,
  nextReference: () => string,
): Placed {
  const first = rows[0]!;
  if (columns.length === 0)
    return {
      start: before,
      changes: [],
      kept: [],
      errors: [{ line: first.line, words: `has no options, and "${address}" has variants in the folder` }],
    };
  const start = withVariants(before);
  const variants = variantsIn(start);
  const options = mergeOptions(start, columns, rows, language);
  const chosen = rows.map(({ values }) =>
    Object.fromEntries(
      options.map(({ id, valueId }, index) => [id, valueId.get(values[index]!.name.toLowerCase())!]),
    ),
  );
  const { places, errors } = findPlaces(address, variants, rows, chosen);
  const changes: FieldChange[] = [];
  let count = variants.length;
  for (const [index, row] of rows.entries()) {
    const place = places[index] ?? count++;
    const at = ["variants", String(place)];
    const reference = variants[place]?.reference ?? row.reference ?? nextReference();
    const isPriced = row.changes.some(({ path, value }) => path[0] === "prices" && value !== undefined);
    changes.push(
      { line: row.line, column: row.column, path: [...at, "reference"], value: reference },
      { line: row.line, column: row.values[0]!.column, path: [...at, "options"], value: chosen[index] },
      ...row.changes.map((change) => ({ ...change, path: [...at, ...change.path] })),
      // No market sells it.
      ...(isPriced || variants[place]
        ? []
        : [{ line: row.line, column: row.column, path: [...at, "prices"], value: {} }]),
    );
  }
  const kept = variants.filter((_, place) => !places.includes(place));
  const isUsed = (id: string, value: string) =>
    [...chosen, ...kept.map((one) => one.options)].some((all) => all[id] === value);
  const offered = options.map(({ id, name, values }) => ({
    id,
    name,
    values: values.filter((value) => isUsed(id, value.id)),
  }));
  return {
    start,
    changes: [
      { line: columns[0]!.line, column: columns[0]!.column, path: ["options"], value: offered },
      ...changes,
    ],
    kept: kept.map(({ reference }) => reference),
    errors,
  };
}

function withVariants(before: FileContent): FileContent {
  if (hasVariants(before)) return before;
  if (before["reference"] === undefined) return { ...before, variants: [] };
  const own = (name: string) => (fieldsOfVariants as readonly string[]).includes(name);
  const fields = Object.entries(before);
  const variant = Object.fromEntries(fields.filter(([name]) => own(name)));
  return {
    ...Object.fromEntries(fields.filter(([name]) => !own(name))),
    variants: [{ ...variant, options: {} }],
  };
}

type MergedOption = ProductOption & { valueId: ReadonlyMap<string, string> };

function mergeOptions(
  start: FileContent,
  columns: readonly NamedCell[],
  rows: readonly VariantRow[],
  language: string,
): MergedOption[] {
  const stored = (start["options"] ?? []) as ProductOption[];
  const matched = match(
    stored,
    columns.map(({ name }) => name),
    language,
  );
  return columns.map((_column, index): MergedOption => {
    const own = matched[index]!;
    const former = stored.length === columns.length ? stored[index]! : own;
    // One that has only been renamed keeps its id.
    const isRenamed = own.isNew && !matched.some(({ id }) => id === former.id);
    const option = isRenamed ? { ...own, id: former.id } : own;
    const known = stored.find(({ id }) => id === option.id)?.values ?? [];
    const names = [
      ...new Map(rows.map(({ values }) => [values[index]!.name.toLowerCase(), values[index]!.name])).values(),
    ];
    const values = match(known, names, language);
    const others = known.filter(({ id }) => !values.some((value) => value.id === id));
    return {
      id: option.id,
      name: option.name,
      values: [...known.map(({ id }) => id), ...values.filter(({ isNew }) => isNew).map(({ id }) => id)].map(
        (id) => {
          const value = [...values, ...others].find((one) => one.id === id)!;
          return { id, name: value.name };
        },
      ),
      valueId: new Map(values.map(({ id }, at) => [names[at]!.toLowerCase(), id])),
    };
  });
}

type Named = { id: string; name: OptionName };

/** For each name the one of the file that has it, or has its id and none of the names; otherwise a new one. */
function match(
  stored: readonly Named[],
  names: readonly string[],
  language: string,
): (Named & { isNew: boolean })[] {
  const nameIn = ({ name }: Named) => (typeof name === "string" ? name : (name[language] ?? ""));
  const byName = names.map((name) => stored.find((one) => isSame(nameIn(one), name)));
  const taken = new Set(byName.flatMap((one) => one?.id ?? []));
  return names.map((name, index) => {
    const id = slugOf(name);
    const known = byName[index] ?? stored.find((one) => one.id === id && !taken.has(id));
    if (known) {
      taken.add(known.id);
      return { id: known.id, name: renamed(known.name, name, language), isNew: false };
    }
    const isFree = !taken.has(id) && !stored.some((one) => one.id === id);
    const own = isFree ? id : slugOf(name, true);
    taken.add(own);
    return { id: own, name: { [language]: name }, isNew: true };
  });
}

function renamed(stored: OptionName, name: string, language: string): OptionName {
  if (typeof stored === "string") return stored === name ? stored : { [language]: name };
  return { ...stored, [language]: name };
}

/** By reference, otherwise by options; a file that had no variants becomes the first line without a reference. */
function findPlaces(
  address: string,
  variants: readonly Variant[],
  rows: readonly VariantRow[],
  chosen: readonly OptionValues[],
): { places: (number | undefined)[]; errors: LineError[] } {
  const errors: LineError[] = [];
  const reject = ({ line, column }: VariantRow, words: string) =>
    errors.push({ line, words: `${column}${words}` });
  const free = new Set(variants.keys());
  const isAt = (index: number, place: number) =>
    Object.keys(chosen[index]!).every((id) => variants[place]!.options[id] === chosen[index]![id]);
  const isWithoutOptions = (place: number) => Object.keys(variants[place]!.options).length === 0;
  const places = rows.map((row, index) => {
    const place = variants.findIndex(({ reference }) => reference === row.reference);
    if (row.reference === null || place < 0) return undefined;
    free.delete(place);
    // A number that an import has given to a line without one may be a SKU later.
    const owner = rows.findIndex(({ reference }, other) => reference === null && isAt(other, place));
    if (owner >= 0 && !isAt(index, place))
      reject(row, ` ${row.reference} is the reference that line ${rows[owner]!.line} has in the folder`);
    return place;
  });
  for (const [index, row] of rows.entries()) {
    if (places[index] !== undefined) continue;
    const place = [...free].find((one) =>
      isWithoutOptions(one) ? row.reference === null : isAt(index, one),
    );
    if (place === undefined) continue;
    free.delete(place);
    places[index] = place;
    if (row.reference !== null)
      reject(
        row,
        ` ${row.reference} has the reference ${variants[place]!.reference} in the folder: write the same in both`,
      );
  }
  const left = [...free].find(isWithoutOptions);
  if (left !== undefined)
    reject(
      rows[0]!,
      `: no line has ${variants[left]!.reference}, the reference of "${address}" in the folder`,
    );
  return { places, errors };
}
