/** A value of a product file; undefined removes the field. */
export type FieldChange = {
  path: readonly string[];
  value: unknown;
  line: number;
  column: string;
};

export type IncomingPicture = {
  name: string;
  source: string;
  line: number;
  column: string;
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
};

export type LineError = { line: number; words: string };
