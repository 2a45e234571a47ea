import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openLedger } from "./ledger.ts";

const read = (value: unknown) => z.object({ count: z.number() }).parse(value);
let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
  file = join(folder, "deep", "ledger.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("appended entries are read after reopening", () => {
  const first = openLedger(file, read);
  first.append({ count: 1 });
  first.append({ count: 2 });
  first.close();
  const second = openLedger(file, read);
  expect(second.entries).toEqual([{ count: 1 }, { count: 2 }]);
  second.append({ count: 3 });
  second.close();
  expect(readFileSync(file, "utf8")).toBe('{"count":1}\n{"count":2}\n{"count":3}\n');
});

test("a torn last line is cut off, even in the middle of a character", () => {
  const first = openLedger(file, read);
  first.append({ count: 1 });
  first.close();
  appendFileSync(file, Buffer.from('{"count":2,"name":"č').subarray(0, -1));
  const second = openLedger(file, read);
  expect(second.entries).toEqual([{ count: 1 }]);
  second.append({ count: 3 });
  second.close();
  expect(readFileSync(file, "utf8")).toBe('{"count":1}\n{"count":3}\n');
});

test("a broken line before the last one is named and nothing is cut", () => {
  openLedger(file, read).close();
  const broken = '{"count":1}\n{"total":2}\n{"cou';
  writeFileSync(file, broken);
  expect(() => openLedger(file, read)).toThrow(`${file}: line 2 is not an entry of this ledger`);
  expect(readFileSync(file, "utf8")).toBe(broken);
});
