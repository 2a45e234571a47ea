/**
 * The first text in a request that no database can store, because of a NUL character or half a surrogate pair.
 * Answers its field, such as `items.0.note`, or null. Names of fields count too.
 */
export function unstorableField(value: unknown, field: string): string | null {
  if (typeof value === "string") return isStorable(value) ? null : field;
  if (value === null || typeof value !== "object") return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return field;
    const found = unstorableField(inner, field === "" ? name : `${field}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
