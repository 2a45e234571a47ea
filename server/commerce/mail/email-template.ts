export type EmailLanguage = { locale: string; direction: "ltr" | "rtl"; say: (id: string) => string };

export type EmailRow = { label: string; value: string; weight?: "total" | "soft" };
export type EmailPart =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  /** The email's call to action; one at most. */
  | { kind: "button"; text: string; href: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "bill"; lines: readonly EmailRow[]; sums: readonly EmailRow[] }
  | { kind: "facts"; rows: readonly EmailRow[] }
  | { kind: "quote"; text: string }
  | { kind: "address"; heading: string; lines: readonly string[] };

/** An email's content in order, from which the HTML and the plain text are made. */
export type EmailTemplate = { heading: string; parts: readonly EmailPart[] };

export const signature = "Trellis";
