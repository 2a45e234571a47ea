/** A botanical name behind a common one, with its brackets; or a variety's, with its quotation marks. */
const botanical = /\([\p{Script=Latin}\p{M}\s'’.×-]+\)|\B'\p{Script=Latin}[\p{Script=Latin}\p{M}\s’.×-]*'/u;

/** What stands before, in and behind a botanical name; null if there is none. */
export function splitAtBotanicalName(
  name: string,
): { before: string; botanical: string; behind: string } | null {
  const found = botanical.exec(name);
  if (!found) return null;
  const [whole] = found;
  return {
    before: name.slice(0, found.index),
    botanical: whole,
    behind: name.slice(found.index + whole.length),
  };
}
