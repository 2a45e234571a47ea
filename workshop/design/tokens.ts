export type Token = { name: string; value: string };
export type Kind = (typeof kinds)[number][0];

const named =
  (pattern: RegExp) =>
  ({ name }: Token): boolean =>
    pattern.test(name);
const worth =
  (pattern: RegExp) =>
  ({ value }: Token): boolean =>
    pattern.test(value);

/** A token belongs to the first kind that fits. */
const kinds = [
  ["colours", worth(/^#[\da-f]{6}$/i)],
  ["spaces", named(/^--space-/)],
  ["textSizes", named(/^--(text|heading)-/)],
  ["families", worth(/\b(serif|sans-serif|monospace)$/)],
  ["radii", named(/^--radius/)],
  ["shadows", named(/^--shadow/)],
  ["measures", worth(/^(clamp\(.+\)|[\d.]+(rem|ch))$/)],
  ["speeds", worth(/^\d+ms\b/)],
  ["others", () => true],
] as const;

/** A style sheet's custom properties by purpose; the rest are in `others`. */
export function tokensOf(css: string): Record<Kind, readonly Token[]> {
  const all = customProperties(css);
  const kindOf = (token: Token) => kinds.find(([, fits]) => fits(token))?.[0];
  const groups = kinds.map(([kind]) => [kind, all.filter((token) => kindOf(token) === kind)]);
  return Object.fromEntries(groups) as Record<Kind, Token[]>;
}

const customProperties = (css: string): Token[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => ({
    name: name!,
    value: value!.trim().replace(/\s+/g, " "),
  }));
