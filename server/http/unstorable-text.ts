/**
 * Finds the first text with a NUL character or an unpaired surrogate, which no database stores. Returns its field,
 * such as `items.0.note`, or null; field names are checked too.
 */
export function findUnstorableText(value: unknown, field: string): string | null {
  const open: { value: unknown; field: string }[] = [{ value, field }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: inner, field: at } = next;
    if (typeof inner === "string" && !isStorable(inner)) return at;
    if (inner === null || typeof inner !== "object") continue;
    const members = Object.entries(inner);
    if (members.some(([name]) => !isStorable(name))) return at;
    for (const [name, member] of members.toReversed())
      open.push({ value: member, field: at === "" ? name : `${at}.${name}` });
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
