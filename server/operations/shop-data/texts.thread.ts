import { collectSearchWords } from "#server/commerce/catalogue/search-words.ts";
import type { PreparedTexts } from "./apply-texts.ts";
import { textRow, type ProductText } from "./text-rows.ts";

/** In a thread, because sanitising texts and computing search fields takes as long as writing them. */
export default function prepareTexts(texts: readonly ProductText[]): PreparedTexts {
  const words = collectSearchWords();
  const rows = texts.map((text) => {
    const row = textRow(text);
    words.addText(text.language_id, row);
    return row;
  });
  return { rows: JSON.stringify(rows), words: words.all() };
}
