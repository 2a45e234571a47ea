/** A value of a product file; undefined removes the field. */
export type FieldChange = {
  path: readonly string[];
  value: unknown;
  line: number;
  /** The column's heading in the table. */
  column: string;
};

/** A picture that may have to be fetched. */
export type IncomingPicture = {
  /** Its name in `pictures/`. */
  name: string;
  /** A URL (`https://…`) or a file's path. */
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
