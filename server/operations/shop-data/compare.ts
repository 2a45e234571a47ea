import { productLines } from "./compare-products.ts";
import { isRecord, values } from "./compare-values.ts";
import type { ShopFiles } from "./shop-files.ts";

export function describeDifferences(before: ShopFiles, after: ShopFiles): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    if (!before.has(name)) return [`${name}: new`];
    if (!after.has(name)) return [`${name}: gone`];
    if (name.startsWith("pictures/"))
      return before.get(name) === after.get(name) ? [] : [`${name}: another picture`];
    const [old, now] = [plain(before.get(name)), plain(after.get(name))];
    const lines = name.startsWith("products/") ? productLines(old, now) : values(old, now, []);
    return [...lines].map((line) => `${name}: ${line}`);
  });
}

const plain = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)))
        : value,
    ),
  ) as unknown;
