import { expect } from "vitest";

const around = 60;
const excerpt = (text: string, at: number): string =>
  JSON.stringify(text.slice(Math.max(0, at - around), at + around));
const position = (text: string, at: number): string => {
  const before = text.slice(0, at).split("\n");
  return `character ${at} (line ${before.length}, column ${before.at(-1)!.length + 1})`;
};

/** Where two texts differ first, with what surrounds it; null if they are equal. */
export function firstDifference(received: string, expected: string): string | null {
  if (received === expected) return null;
  let at = 0;
  while (at < received.length && received[at] === expected[at]) at += 1;
  return `first difference at ${position(received, at)}:\n  expected ${excerpt(expected, at)}\n  received ${excerpt(received, at)}`;
}

/** Where the text comes closest to the part, and where it then differs. */
export function nearestMatch(text: string, part: string): string {
  let length = 0;
  let at = -1;
  for (let tried = 1; tried <= part.length; tried += 1) {
    const found = text.indexOf(part.slice(0, tried));
    if (found < 0) break;
    [length, at] = [tried, found];
  }
  if (at < 0) return `not one character of it is in the text of ${text.length} characters`;
  return `closest at ${position(text, at)}, the same for ${length} of ${part.length} characters:\n  expected ${JSON.stringify(part.slice(0, length + around))}\n  received ${JSON.stringify(text.slice(at, at + length + around))}`;
}

/** For pages and mails: a failure shows the place instead of the whole text. */
expect.extend({
  toBeText: (received: string, expected: string) => {
    const difference = firstDifference(received, expected);
    return { pass: difference === null, message: () => difference ?? "the texts are equal" };
  },
  toMatchText: (received: string, pattern: RegExp) => {
    const match = pattern.exec(received);
    return {
      pass: match !== null,
      message: () =>
        match
          ? `${pattern} matches at ${position(received, match.index)}: ${excerpt(received, match.index)}`
          : `${pattern} matches nowhere in ${received.length} characters that begin ${excerpt(received, 0)}`,
    };
  },
  toIncludeText: (received: string, part: string) => {
    const at = received.indexOf(part);
    return {
      pass: at >= 0,
      message: () =>
        at >= 0
          ? `${JSON.stringify(part)} is at ${position(received, at)}: ${excerpt(received, at)}`
          : `${JSON.stringify(part.slice(0, 2 * around))} is missing; ${nearestMatch(received, part)}`,
    };
  },
});

declare module "vitest" {
  // Merged declarations have the same type parameters.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toBeText: (expected: T & string) => R;
    toIncludeText: (part: T & string) => R;
    toMatchText: (pattern: RegExp) => R;
  }
}
