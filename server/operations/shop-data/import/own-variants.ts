import { mostVariants } from "#server/operations/shop-data/format-variants.ts";
import { isSame } from "./shopify-options.ts";
import { isOfVariant, ownColumnOf } from "./own-kinds.ts";
import type {
  FieldChange,
  IncomingPicture,
  LineError,
  NamedCell,
  ProductRow,
  VariantRow,
} from "./product-row.ts";

/** A line of a table with Trellis columns. `options`: the filled cells of names and values. */
export type OwnLine = {
  line: number;
  reference: string;
  address: string | null;
  changes: readonly FieldChange[];
  pictures: readonly IncomingPicture[];
  options: readonly NamedCell[];
};

const numbers = [1, 2, 3] as const;
const cellIn = ({ options }: OwnLine, number: number, part: "name" | "value"): NamedCell | undefined =>
  options.find(({ column }) => column.startsWith(`option${number}.`) && column.endsWith(`.${part}`));
const isVariant = (line: OwnLine): boolean => numbers.some((number) => cellIn(line, number, "value"));

/** Lines with options and the same address are the variants of a product; any other is a product. */
export function joinVariants(lines: readonly OwnLine[], language: string, errors: LineError[]): ProductRow[] {
  const seen = new Map<string, number>();
  const groups = Map.groupBy(lines.filter(isVariant), ({ address }) => address);
  return lines.flatMap((line): ProductRow[] => {
    if (!isVariant(line)) {
      const own = line.changes.find(({ column }) => column.startsWith("variant."));
      if (own) errors.push({ line: line.line, words: `${own.column} is for lines with an option's value` });
      return [{ ...line, defaults: {} }];
    }
    const earlier = seen.get(line.reference);
    if (earlier !== undefined)
      errors.push({ line: line.line, words: `reference ${line.reference} is that of line ${earlier} too` });
    seen.set(line.reference, line.line);
    if (line.address === null) {
      errors.push({ line: line.line, words: "address is missing: the variants of a product have the same" });
      return [];
    }
    const group = groups.get(line.address)!;
    if (group[0] !== line) return [];
    const tooMany = group[mostVariants];
    if (tooMany) {
      const words = `${line.address} has ${group.length} variants, and a product has at most ${mostVariants}`;
      errors.push({ line: tooMany.line, words });
      return [];
    }
    return [productOf(line.address, group, language, errors)];
  });
}

function productOf(
  address: string,
  lines: readonly OwnLine[],
  language: string,
  errors: LineError[],
): ProductRow {
  const used = numbers.filter((number) => lines.some((line) => cellIn(line, number, "value")));
  const columnOf = (number: number, part: string) => `option${number}.${language}.${part}`;
  const options = used.map((number) => nameOf(number, lines, columnOf(number, "name"), errors));
  const rows = lines.map(({ line, reference, changes, ...own }): VariantRow => ({
    line,
    reference,
    column: "reference",
    values: used.map(
      (number) =>
        cellIn({ line, reference, changes, ...own }, number, "value") ?? {
          name: "",
          line,
          column: columnOf(number, "value"),
        },
    ),
    changes: changes.filter(({ column }) => isOfVariant(column) && column !== "reference"),
  }));
  for (const { line, column } of rows.flatMap(({ values }) => values.filter(({ name }) => name === "")))
    errors.push({ line, words: `${column} is missing: other lines of ${address} have one` });
  reportSameValues(rows, errors);
  const shared = sharedChanges(lines, errors);
  return {
    line: lines[0]!.line,
    reference: lines.length === 1 ? lines[0]!.reference : null,
    address,
    changes: shared,
    defaults: {},
    pictures: lines.flatMap(({ pictures }) =>
      pictures.filter(
        ({ line, column }) =>
          column !== "pictures" || shared.some((change) => change.column === column && change.line === line),
      ),
    ),
    variants: { language, options, rows, mustBeSeveral: true },
  };
}

/** In the first line that has it; others leave it empty or repeat it. */
function nameOf(number: number, lines: readonly OwnLine[], column: string, errors: LineError[]): NamedCell {
  const [first, ...others] = lines.flatMap((line) => cellIn(line, number, "name") ?? []);
  if (!first) {
    const { line } = lines[0]!;
    errors.push({ line, words: `${column} is missing: what the variants differ in` });
    return { name: "", line, column };
  }
  for (const { name, line } of others.filter((other) => !isSame(other.name, first.name)))
    errors.push({ line, words: `${column} "${name}" is "${first.name}" in line ${first.line}` });
  return first;
}

function reportSameValues(rows: readonly VariantRow[], errors: LineError[]): void {
  for (const [index, { line, values }] of rows.entries()) {
    const earlier = rows
      .slice(0, index)
      .find((row) => row.values.every(({ name }, at) => isSame(name, values[at]!.name)));
    const words = values.map(({ column, name }) => `${column} ${name}`).join(", ");
    if (earlier && values.every(({ name }) => name !== ""))
      errors.push({ line, words: `${words}: line ${earlier.line} has the same` });
  }
}

/** What belongs to the product: in any line, and the same wherever it is repeated. */
function sharedChanges(lines: readonly OwnLine[], errors: LineError[]): FieldChange[] {
  const shared = new Map<string, FieldChange>();
  for (const change of lines.flatMap(({ changes }) => changes)) {
    const { column, cell, line } = change;
    if (isOfVariant(column)) continue;
    const first = shared.get(column);
    if (!first) shared.set(column, change);
    else if (first.cell !== cell) {
      const own = ownColumnOf(column);
      const hint = own ? `; what a variant has for itself is in ${own}` : "";
      errors.push({
        line,
        words: `${column} is another than in line ${first.line}, and is the product's${hint}`,
      });
    }
  }
  return [...shared.values()];
}
