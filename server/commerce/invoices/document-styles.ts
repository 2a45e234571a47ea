import type { Styles } from "@react-pdf/renderer";
import { sans, serif } from "./fonts.ts";

export type Style = Styles[string];

const green = "#143327";
const greenSoft = "#dfe5cf";
const terracotta = "#a94a27";
const ink = "#1b2a22";
const inkSoft = "#55604f";
const line = "#dccfb4";
const paper = "#f7f2e6";
const margin = 54;

/** In points; right-to-left languages are mirrored. `strong`: the weight of emphasised text. */
export function documentStyles(direction: "ltr" | "rtl", strong: 400 | 600) {
  const isTurned = direction === "rtl";
  const row = isTurned ? "row-reverse" : "row";
  const start = isTurned ? "right" : "left";
  const end = isTurned ? "left" : "right";
  const style = <Given extends Record<string, Style>>(styles: Given): Given => styles;
  return style({
    page: {
      paddingTop: 52,
      paddingBottom: 86,
      paddingHorizontal: margin,
      fontFamily: sans,
      fontSize: 9.5,
      lineHeight: 1.45,
      color: ink,
    },
    top: { flexDirection: row, justifyContent: "space-between", gap: 24 },
    seller: {
      fontFamily: serif,
      fontSize: 15,
      lineHeight: 1.25,
      color: green,
      textAlign: start,
      maxWidth: 260,
    },
    titleColumn: { width: 220 },
    title: { fontFamily: serif, fontSize: 30, lineHeight: 1.1, color: green, textAlign: end },
    number: { textAlign: end, color: inkSoft, marginTop: 6 },
    hairline: { height: 1.2, backgroundColor: terracotta, marginTop: 16, marginBottom: 24 },
    columns: { flexDirection: row, gap: 26, marginBottom: 30 },
    column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    label: { fontSize: 8, color: inkSoft, marginBottom: 3, textAlign: start },
    text: { textAlign: start },
    fact: { marginBottom: 7 },
    factLabel: { fontSize: 8, lineHeight: 1.3, color: inkSoft, textAlign: start },
    factValue: { textAlign: start, fontWeight: strong },
    head: {
      flexDirection: row,
      gap: 12,
      paddingVertical: 6,
      paddingHorizontal: 8,
      backgroundColor: greenSoft,
      color: green,
      fontSize: 8.5,
      fontWeight: strong,
    },
    line: {
      flexDirection: row,
      gap: 12,
      paddingVertical: 7,
      paddingHorizontal: 8,
      borderBottomWidth: 0.6,
      borderBottomColor: line,
    },
    name: { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: start },
    lineNote: { fontSize: 8, lineHeight: 1.3, color: inkSoft, textAlign: start },
    count: { width: 52, textAlign: end },
    amount: { width: 88, textAlign: end },
    gift: { marginTop: 30, paddingVertical: 18, paddingHorizontal: 24, backgroundColor: paper },
    giftLabel: { fontSize: 8, color: terracotta, marginBottom: 6, textAlign: "center" },
    giftLine: { fontFamily: serif, fontSize: 13, lineHeight: 1.5, color: green, textAlign: "center" },
    sums: { flexDirection: row, justifyContent: "flex-end", marginTop: 14 },
    sumsColumn: { width: 268, paddingHorizontal: 8 },
    sum: { flexDirection: row, justifyContent: "space-between", gap: 16, paddingVertical: 2.5 },
    sumLabel: { textAlign: start, flexShrink: 1 },
    sumValue: { textAlign: end },
    soft: { color: inkSoft },
    total: {
      flexDirection: row,
      justifyContent: "space-between",
      gap: 16,
      marginTop: 6,
      marginBottom: 6,
      paddingVertical: 7,
      borderTopWidth: 1.2,
      borderTopColor: terracotta,
      fontSize: 12,
      fontWeight: strong,
      color: green,
    },
    taxes: { marginTop: 2 },
    taxRow: { flexDirection: row, gap: 8, paddingVertical: 2.5 },
    taxHead: { fontSize: 8, color: inkSoft },
    taxRate: { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: start },
    taxAmount: { width: 62, textAlign: end },
    payments: { marginTop: 8, paddingTop: 8, borderTopWidth: 0.6, borderTopColor: line },
    paid: { marginTop: 26, fontFamily: serif, fontSize: 11, color: green, textAlign: start },
    note: { marginTop: 5, color: inkSoft, textAlign: start },
    foot: {
      position: "absolute",
      left: margin,
      right: margin,
      bottom: 34,
      paddingTop: 8,
      borderTopWidth: 0.6,
      borderTopColor: line,
      flexDirection: row,
      justifyContent: "space-between",
      gap: 24,
      fontSize: 7.5,
      color: inkSoft,
    },
    footSeller: { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: start, direction },
    footPage: { width: 90, textAlign: end, lineHeight: 0 },
  });
}
