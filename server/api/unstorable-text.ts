/**
 * The first text in a request that no database can store, because of a NUL character or half a surrogate pair.
 * Answers its field, such as `items.0.note`, or null. Names of fields count too.
 */
export function findUnstorableText(value: unknown, field: string): string | null {
  // A list instead of recursion: a deeply nested body must not overflow the stack.
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
