/** A botanical name in brackets after a common one, or a variety in quotation marks. */
const botanical = /\([\p{Script=Latin}\p{M}\s'’.×-]+\)|\B'\p{Script=Latin}[\p{Script=Latin}\p{M}\s’.×-]*'/u;

/** The text before, in and after a botanical name; null if there is none. */
export function splitAtBotanicalName(
  name: string,
): { before: string; botanical: string; behind: string } | null {
  const match = botanical.exec(name);
  if (!match) return null;
  const [matched] = match;
  return {
    before: name.slice(0, match.index),
    botanical: matched,
    behind: name.slice(match.index + matched.length),
  };
}
