import { answers } from "../threads.ts";
import { textRow, type WrittenText } from "./text-rows.ts";

/** Texts as they are stored, as JSON: cleaning them and reckoning what they are found by takes as long as writing them. */
answers((texts: readonly WrittenText[]) => JSON.stringify(texts.map(textRow)));
