export type LetterMap = Readonly<Record<string, string>>;

/** Letters and what each becomes, written one after the other; `-` stands for nothing. */
export function letterMap(written: string): LetterMap {
  const words = written.split(" ");
  return Object.fromEntries(
    words.flatMap((letter, index) => {
      const latin = words[index + 1]!;
      return index % 2 === 0 ? [[letter, latin === "-" ? "" : latin]] : [];
    }),
  );
}
