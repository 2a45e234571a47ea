import type { CSSProperties } from "react";

type Palette = Record<
  "paper" | "raised" | "ink" | "soft" | "line" | "green" | "accent" | "act" | "onAct",
  string
>;

/** The shop's colours, as in its `tokens.css`: a mail program knows no custom properties. */
export const light: Palette = {
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
/** The same at night. */
export const dark: Palette = {
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

/** Pixels. */
export const column = 600;

const style = <Given extends Record<string, CSSProperties>>(given: Given): Given => given;
const text = { fontFamily: sans, fontSize: 16, lineHeight: "26px", color: light.ink };

/** Written on each element: many mail programs drop whole style sheets. */
export const look = style({
  body: { margin: 0, padding: 0, backgroundColor: light.paper },
  paper: { backgroundColor: light.paper },
  around: { padding: "32px 12px 48px" },
  column: { width: "100%", maxWidth: column },
  masthead: {
    padding: "0 8px 16px",
    fontFamily: serif,
    fontSize: 22,
    lineHeight: "28px",
    color: light.green,
  },
  card: {
    padding: "40px 44px 36px",
    backgroundColor: light.raised,
    border: `1px solid ${light.line}`,
    borderTop: `4px solid ${light.accent}`,
    borderRadius: 8,
  },
  heading: {
    margin: "0 0 20px",
    fontFamily: serif,
    fontSize: 28,
    lineHeight: "36px",
    fontWeight: 400,
    color: light.green,
  },
  subheading: {
    margin: "28px 0 12px",
    fontFamily: serif,
    fontSize: 20,
    lineHeight: "28px",
    fontWeight: 400,
    color: light.green,
  },
  paragraph: { ...text, margin: "0 0 20px" },
  closing: { ...text, margin: 0 },
  button: { margin: "8px 0 16px" },
  act: { backgroundColor: light.act, borderRadius: 4 },
  actText: {
    display: "inline-block",
    padding: "14px 28px",
    border: `1px solid ${light.act}`,
    borderRadius: 4,
    fontFamily: sans,
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 600,
    color: light.onAct,
    textDecoration: "none",
  },
  address: {
    margin: "0 0 24px",
    fontFamily: sans,
    fontSize: 13,
    lineHeight: "20px",
    color: light.soft,
    wordBreak: "break-all",
  },
  link: { color: light.accent, textDecoration: "underline", wordBreak: "break-all" },
  quietLink: { color: light.soft, textDecoration: "underline", wordBreak: "break-all" },
  quote: {
    ...text,
    margin: "0 0 24px",
    padding: "12px 16px",
    border: `1px solid ${light.line}`,
    borderRadius: 4,
    wordBreak: "break-word",
  },
  rows: { width: "100%", margin: "0 0 24px", borderTop: `1px solid ${light.line}` },
  cell: { ...text, lineHeight: "22px", verticalAlign: "top" },
  line: { padding: "9px 0", borderBottom: `1px solid ${light.line}` },
  sum: { padding: "8px 0 0" },
  amount: { whiteSpace: "nowrap" },
  total: { fontSize: 18, fontWeight: 600, color: light.green },
  soft: { fontSize: 14, color: light.soft },
});

/** By class, what programs that heed style sheets change in the dark and on a narrow screen. */
export const sheet = [
  ":root { color-scheme: light dark; supported-color-schemes: light dark; }",
  "@media (max-width: 620px) {",
  "  .around { padding: 20px 8px 32px !important; }",
  "  .card { padding: 28px 20px 24px !important; }",
  "  .heading { font-size: 24px !important; line-height: 32px !important; }",
  "}",
  "@media (prefers-color-scheme: dark) {",
  `  .paper { background-color: ${dark.paper} !important; }`,
  `  .card { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; border-top-color: ${dark.accent} !important; }`,
  `  .ink { color: ${dark.ink} !important; }`,
  `  .soft { color: ${dark.soft} !important; }`,
  `  .green { color: ${dark.green} !important; }`,
  `  .accent { color: ${dark.accent} !important; }`,
  `  .line { border-color: ${dark.line} !important; }`,
  `  .act { background-color: ${dark.act} !important; }`,
  `  .act-text { color: ${dark.onAct} !important; border-color: ${dark.act} !important; }`,
  "}",
].join("\n");
