import {
  appendFileSync,
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** An append-only file of JSON lines. */
export type Ledger<Entry> = {
  entries: readonly Entry[];
  /** Returns when the entry is on disk. */
  append: (entry: Entry) => void;
  close: () => void;
};

/**
 * Opens a ledger, or creates one.
 * @param read validates one line's value, and throws if it is not an entry
 * @throws naming the line that cannot be read. A torn last line, which a crash leaves, is cut off.
 */
export function openLedger<Entry>(file: string, read: (value: unknown) => Entry): Ledger<Entry> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, "a+");
  const completeLines = wholeLines(readFileSync(file));
  const entries = completeLines
    .split("\n")
    .slice(0, -1)
    .map((line, index) => {
      try {
        return read(JSON.parse(line));
      } catch (cause) {
        throw new Error(`${file}: line ${index + 1} is not an entry of this ledger`, { cause });
      }
    });
  let size = Buffer.byteLength(completeLines);
  ftruncateSync(handle, size);
  return {
    entries,
    append: (entry) => {
      const line = `${JSON.stringify(entry)}\n`;
      try {
        appendFileSync(handle, line);
        fsyncSync(handle);
        size += Buffer.byteLength(line);
      } catch (cause) {
        ftruncateSync(handle, size);
        throw cause;
      }
    },
    close: () => closeSync(handle),
  };
}

const wholeLines = (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf("\n") + 1).toString("utf8");
