import { serveThread } from "#server/platform/worker-thread.ts";
import { drawDocument } from "./draw-document.ts";
import type { DrawingThreadAnswer, DrawingThreadQuestion } from "./draw-in-thread.ts";
import { loadFontCoverage } from "./fonts.ts";
import { unprintableCharacters } from "./text-layout.ts";

serveThread<DrawingThreadQuestion, DrawingThreadAnswer>(async (question) => {
  if ("content" in question) return { document: await drawDocument(question.content) };
  const { hasShape } = await loadFontCoverage();
  return { unprintable: question.texts.map((text) => unprintableCharacters(text, hasShape)) };
});
