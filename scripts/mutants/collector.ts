export { expect } from "vitest";

/**
 * Replaces Vitest's `test` and `describe` while charts are mutated, to collect the hand-written tests and run them
 * repeatedly. Generated tests are inside a `describe` and are left out.
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

export async function testsOf(load: readonly (() => Promise<unknown>)[]): Promise<readonly CollectedTest[]> {
  collected.length = 0;
  for (const one of load) await one();
  return [...collected];
}
