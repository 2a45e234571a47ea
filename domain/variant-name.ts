/** The name of a line: what was bought, and in which variant. */
export const nameWithVariant = (name: string, variant: string | null): string =>
  variant === null ? name : `${name} · ${variant}`;
