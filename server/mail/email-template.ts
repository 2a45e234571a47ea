/** The language that a letter is written in. */
export type EmailLanguage = { locale: string; direction: "ltr" | "rtl"; say: (id: string) => string };

export type EmailRow = { label: string; value: string; weight?: "total" | "soft" };
export type EmailPart =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  /** What the letter asks for; one at most. */
  | { kind: "button"; text: string; href: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "bill"; lines: readonly EmailRow[]; sums: readonly EmailRow[] }
  /** Named facts. */
  | { kind: "facts"; rows: readonly EmailRow[] }
  /** What somebody else wrote. */
  | { kind: "quote"; text: string }
  | { kind: "address"; heading: string; lines: readonly string[] };

/** What a mail says, in order. Its two forms are made from it: as it is painted, and as plain text. */
export type EmailTemplate = { heading: string; parts: readonly EmailPart[] };

export const signature = "Trellis";
