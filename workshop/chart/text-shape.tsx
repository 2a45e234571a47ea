import type { Text } from "./drawing.ts";

/** A text stretched to the width in the table, whatever the font. */
export function TextShape({ text: { x, y, width, text, look }, isLit }: { text: Text; isLit?: boolean }) {
  return (
    <text
      className={isLit ? `${look} lit` : look}
      x={x}
      y={y}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
}
