import { drawDocument } from "./draw-document.ts";
import type { DrawingThreadAnswer, DrawingThreadQuestion } from "./draw-in-thread.ts";
import { loadFontCoverage } from "./fonts.ts";
import { unprintableCharacters } from "./text-layout.ts";

export default async function draw(question: DrawingThreadQuestion): Promise<DrawingThreadAnswer> {
  if ("content" in question) return { document: await drawDocument(question.content) };
  const { hasShape } = await loadFontCoverage();
  return { unprintable: question.texts.map((text) => unprintableCharacters(text, hasShape)) };
}
