/** A value of a product's file as a cell says it; undefined takes the field away. */
export type FieldChange = {
  path: readonly string[];
  value: unknown;
  line: number;
  /** What the table calls its column. */
  column: string;
};

/** A picture that the folder may not have yet. */
export type IncomingPicture = {
  /** Its name in `pictures/`. */
  name: string;
  /** An address, `https://…`, or a file's path. */
  source: string;
  line: number;
  column: string;
};

/** What a table says of one product. */
export type ProductRow = {
  line: number;
  /** Null if the table doesn't number its goods: a new product then gets the next free number. */
  reference: string | null;
  address: string | null;
  changes: readonly FieldChange[];
  /** What a new product starts with. */
  defaults: Readonly<Record<string, unknown>>;
  pictures: readonly IncomingPicture[];
};

/** What is wrong with a line of a table. */
export type LineError = { line: number; words: string };
