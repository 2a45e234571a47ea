export { expect } from "vitest";

/**
 * Replaces Vitest's `test` and `describe` in the charts' test files while charts are mutated: it collects the
 * hand-written tests, so that they can be run again and again. Tests generated from the charts are in a `describe`
 * and are left out.
 */
type CollectedTest = { name: string; run: () => unknown };

const collected: CollectedTest[] = [];

export const describe = (): void => {};
export const test = Object.assign((name: string, run: () => unknown) => void collected.push({ name, run }), {
  each:
    <Case>(cases: readonly Case[]) =>
    (name: string, run: (...args: unknown[]) => unknown) =>
      cases.forEach((one) => collected.push({ name, run: () => run(...(Array.isArray(one) ? one : [one])) })),
});

/** The tests that files register when they are imported. */
export async function testsOf(load: readonly (() => Promise<unknown>)[]): Promise<readonly CollectedTest[]> {
  collected.length = 0;
  for (const one of load) await one();
  return [...collected];
}
