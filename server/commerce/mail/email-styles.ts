import type { CSSProperties } from "react";

type Palette = Record<
  "paper" | "raised" | "ink" | "soft" | "line" | "green" | "accent" | "act" | "onAct",
  string
>;

/** The colours of `tokens.css`: mail programs support no custom properties. */
export const lightPalette: Palette = {
  paper: "#f8f2e6",
  raised: "#fdfaf3",
  ink: "#1b2a22",
  soft: "#55604f",
  line: "#dccfb4",
  green: "#143327",
  accent: "#a94a27",
  act: "#1f4a38",
  onAct: "#fdfaf3",
};
export const darkPalette: Palette = {
  paper: "#101a15",
  raised: "#18261f",
  ink: "#efe5d0",
  soft: "#b4bda9",
  line: "#3a4b40",
  green: "#dfe5cf",
  accent: "#e08a63",
  act: "#dfe5cf",
  onAct: "#143327",
};

const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";
const serif = "'Young Serif', Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif', serif";

export const columnWidth = 600;

const style = <Given extends Record<string, CSSProperties>>(styles: Given): Given => styles;
const text = { fontFamily: sans, fontSize: 16, lineHeight: "26px", color: lightPalette.ink };

/** Inline, because many mail programs drop style sheets. */
export const inlineStyles = style({
  body: { margin: 0, padding: 0, backgroundColor: lightPalette.paper },
  paper: { backgroundColor: lightPalette.paper },
  around: { padding: "32px 12px 48px" },
  column: { width: "100%", maxWidth: columnWidth },
  masthead: {
    padding: "0 8px 16px",
    fontFamily: serif,
    fontSize: 22,
    lineHeight: "28px",
    color: lightPalette.green,
  },
  card: {
    padding: "40px 44px 36px",
    backgroundColor: lightPalette.raised,
    border: `1px solid ${lightPalette.line}`,
    borderTop: `4px solid ${lightPalette.accent}`,
    borderRadius: 8,
  },
  heading: {
    margin: "0 0 20px",
    fontFamily: serif,
    fontSize: 28,
    lineHeight: "36px",
    fontWeight: 400,
    color: lightPalette.green,
  },
  subheading: {
    margin: "28px 0 12px",
    fontFamily: serif,
    fontSize: 20,
    lineHeight: "28px",
    fontWeight: 400,
    color: lightPalette.green,
  },
  paragraph: { ...text, margin: "0 0 20px" },
  closing: { ...text, margin: 0 },
  button: { margin: "8px 0 16px" },
  act: { backgroundColor: lightPalette.act, borderRadius: 4 },
  actText: {
    display: "inline-block",
    padding: "14px 28px",
    border: `1px solid ${lightPalette.act}`,
    borderRadius: 4,
    fontFamily: sans,
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 600,
    color: lightPalette.onAct,
    textDecoration: "none",
  },
  address: {
    margin: "0 0 24px",
    fontFamily: sans,
    fontSize: 13,
    lineHeight: "20px",
    color: lightPalette.soft,
    wordBreak: "break-all",
  },
  link: { color: lightPalette.accent, textDecoration: "underline", wordBreak: "break-all" },
  quietLink: { color: lightPalette.soft, textDecoration: "underline", wordBreak: "break-all" },
  quote: {
    ...text,
    margin: "0 0 24px",
    padding: "12px 16px",
    border: `1px solid ${lightPalette.line}`,
    borderRadius: 4,
    wordBreak: "break-word",
  },
  rows: { width: "100%", margin: "0 0 24px", borderTop: `1px solid ${lightPalette.line}` },
  cell: { ...text, lineHeight: "22px", verticalAlign: "top" },
  line: { padding: "9px 0", borderBottom: `1px solid ${lightPalette.line}` },
  sum: { padding: "8px 0 0" },
  amount: { whiteSpace: "nowrap" },
  total: { fontSize: 18, fontWeight: 600, color: lightPalette.green },
  soft: { fontSize: 14, color: lightPalette.soft },
});

/** Changes for dark mode and narrow screens, in mail programs that support style sheets. */
export const styleSheet = [
  ":root { color-scheme: light dark; supported-color-schemes: light dark; }",
  "@media (max-width: 620px) {",
  "  .around { padding: 20px 8px 32px !important; }",
  "  .card { padding: 28px 20px 24px !important; }",
  "  .heading { font-size: 24px !important; line-height: 32px !important; }",
  "}",
  "@media (prefers-color-scheme: dark) {",
  `  .paper { background-color: ${darkPalette.paper} !important; }`,
  `  .card { background-color: ${darkPalette.raised} !important; border-color: ${darkPalette.line} !important; border-top-color: ${darkPalette.accent} !important; }`,
  `  .ink { color: ${darkPalette.ink} !important; }`,
  `  .soft { color: ${darkPalette.soft} !important; }`,
  `  .green { color: ${darkPalette.green} !important; }`,
  `  .accent { color: ${darkPalette.accent} !important; }`,
  `  .line { border-color: ${darkPalette.line} !important; }`,
  `  .act { background-color: ${darkPalette.act} !important; }`,
  `  .act-text { color: ${darkPalette.onAct} !important; border-color: ${darkPalette.act} !important; }`,
  "}",
].join("\n");
