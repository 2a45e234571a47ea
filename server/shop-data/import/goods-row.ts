/** A value of a product's file as a cell says it; undefined takes the field away. */
export type Change = {
  path: readonly string[];
  value: unknown;
  line: number;
  /** What the table calls its column. */
  column: string;
};

/** A picture that the folder may not have yet. */
export type Incoming = {
  /** Its name in `pictures/`. */
  name: string;
  /** An address, `https://…`, or a file's path. */
  source: string;
  line: number;
  column: string;
};

/** What a table says of one product. */
export type GoodsRow = {
  line: number;
  /** Null if the table doesn't number its goods: a new product then gets the next free number. */
  reference: string | null;
  address: string | null;
  changes: readonly Change[];
  /** What a new product starts with. */
  defaults: Readonly<Record<string, unknown>>;
  pictures: readonly Incoming[];
};

/** What is wrong with a line of a table. */
export type LineMistake = { line: number; words: string };
