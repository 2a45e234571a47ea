/** A value of a product file; undefined removes the field. */
export type FieldChange = {
  path: readonly string[];
  value: unknown;
  line: number;
  column: string;
  /** As written, if the file may have the same text already. */
  cell?: string;
};

export type IncomingPicture = {
  name: string;
  source: string;
  line: number;
  column: string;
};

export type NamedCell = { name: string; line: number; column: string };

/** A line of the table that is sold: a variant, or all of a product. */
export type VariantRow = {
  line: number;
  /** Null if the table has none: a new variant then gets the next free one. */
  reference: string | null;
  /** Where its reference is. */
  column: string;
  /** One of each option, in their order. */
  values: readonly NamedCell[];
  /** Of its own fields, as `prices.europe`. */
  changes: readonly FieldChange[];
};

export type VariantRows = {
  /** Of the names of options and values. */
  language: string;
  options: readonly NamedCell[];
  rows: readonly VariantRow[];
  /** Whether a new product needs two of them; otherwise one becomes a product without variants. */
  mustBeSeveral?: boolean;
};

export type ProductRow = {
  line: number;
  /** Null if the table has no references: a new product then gets the next free one. */
  reference: string | null;
  address: string | null;
  changes: readonly FieldChange[];
  /** Fields of a new product. */
  defaults: Readonly<Record<string, unknown>>;
  pictures: readonly IncomingPicture[];
  /** What is sold of it, if the table has lines of variants. */
  variants?: VariantRows;
};

export type LineError = { line: number; words: string };
