import type { Text } from "./drawing.ts";

/** A text as wide as the table of widths says, in whatever font there is. */
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
