const common = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "hotmail.co.uk",
  "live.com",
  "yahoo.com",
  "yahoo.co.uk",
  "yahoo.co.jp",
  "icloud.com",
  "me.com",
  "aol.com",
  "gmx.de",
  "gmx.net",
  "web.de",
  "t-online.de",
  "freenet.de",
  "seznam.cz",
  "email.cz",
  "centrum.cz",
  "docomo.ne.jp",
  "ezweb.ne.jp",
  "softbank.ne.jp",
  "ziggo.nl",
  "kpnmail.nl",
  "proton.me",
] as const;

/** Domains of providers that look like a slip in a common one. */
const real: ReadonlySet<string> = new Set(["mail.com", "email.com", "ymail.com"]);

/** The address with a corrected domain, if its domain is one typing error away from a common one, such as `gmial.com`; otherwise null. */
export function suggestEmail(email: string): string | null {
  const [, name, typed] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  if (!name || !typed) return null;
  const domain = typed.toLowerCase();
  if ((common as readonly string[]).includes(domain) || real.has(domain)) return null;
  const suggestion = common.find((candidate) => candidate.length > 6 && isOneSlipAway(domain, candidate));
  return suggestion ? `${name}@${suggestion}` : null;
}

/** Whether one letter is missing, added or wrong, or two neighbouring letters are swapped. */
function isOneSlipAway(typed: string, expected: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === expected[start]) start += 1;
  const [left, right] = [typed.slice(start), expected.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
