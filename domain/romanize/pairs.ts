export type LetterMap = Readonly<Record<string, string>>;

/** Letters, each followed by its replacement; `-` is an empty one. */
export function letterMap(written: string): LetterMap {
  const words = written.split(" ");
  return Object.fromEntries(
    words.flatMap((letter, index) => {
      const latin = words[index + 1]!;
      return index % 2 === 0 ? [[letter, latin === "-" ? "" : latin]] : [];
    }),
  );
}
