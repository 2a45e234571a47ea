import { collectSearchWords } from "../catalogue/search-words.ts";
import { serveThread } from "../worker-thread.ts";
import type { PreparedTexts } from "./apply-texts.ts";
import { textRow, type ProductText } from "./text-rows.ts";

/** Texts as they are stored, as JSON, and their words: cleaning them and reckoning what they are found by takes as long as writing them. */
serveThread((texts: readonly ProductText[]): PreparedTexts => {
  const words = collectSearchWords();
  const rows = texts.map((text) => {
    const row = textRow(text);
    words.addText(text.language_id, row);
    return row;
  });
  return { rows: JSON.stringify(rows), words: words.all() };
});
