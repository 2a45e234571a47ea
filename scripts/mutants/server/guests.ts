import type { ServerMutant } from "./mutant.ts";

const orders = ["tests/guest-orders.shop.test.ts"];
const promotions = ["tests/guest-promotions.shop.test.ts"];
const links = ["tests/guest-links.shop.test.ts"];
const kept = ["tests/guest-kept.shop.test.ts"];
const limits = ["tests/guest-limits.shop.test.ts"];
const data = ["tests/guest-personal-data.shop.test.ts"];
const tokens = "server/commerce/guests/guest-tokens.ts";
const opening = "server/commerce/guests/open-guest-order.ts";
const keeping = "server/commerce/guests/keep-guest-order.ts";

export const guestMutants: readonly ServerMutant[] = [
  {
    name: "a guest's token never expires",
    kind: "access",
    file: tokens,
    find: "        gt(guestTokens.expires_at, clock()),\n",
    replace: "",
    tests: orders,
  },
  {
    name: "a guest's token works after the order is kept in an account",
    kind: "access",
    file: tokens,
    find: "        isNotNull(customers.guest_email_key),\n",
    replace: "",
    tests: kept,
  },
  {
    name: "any number of guests' tokens work for an order",
    kind: "access",
    file: tokens,
    find: "await tx.delete(guestTokens).where(inArray(guestTokens.token_hash, oldest));",
    replace: "void oldest;",
    tests: links,
  },
  {
    name: "an account changes a guest's order",
    kind: "access",
    file: "server/http/check-before-body.ts",
    find: "if (isOnlyForGuests && customer?.guestOrderId === undefined)",
    replace: "if (isOnlyForGuests && customer === null)",
    tests: ["tests/matrix.shop.test.ts"],
  },
  {
    name: "the link of one order opens another",
    kind: "access",
    file: opening,
    find: 'if (read?.id !== orderId) return { outcome: "invalid" };',
    replace: 'if (read === null) return { outcome: "invalid" };',
    tests: links,
  },
  {
    name: "a guest's link never expires",
    kind: "access",
    file: opening,
    find: 'if (read.isExpired) return { outcome: "expired" };',
    replace: "",
    tests: links,
  },
  {
    name: "a guest's link is mailed again whoever asks",
    kind: "access",
    file: opening,
    find: "found.customer.guest_email_key === emailKey(email)",
    replace: "emailKey(email) !== null",
    tests: links,
  },
  {
    name: "the link that keeps one order keeps another",
    kind: "access",
    file: keeping,
    find: 'if (read?.id !== orderId) return "invalid";',
    replace: 'if (read === null) return "invalid";',
    tests: kept,
  },
  {
    name: "an order is kept in the account of another person who signed up with the address",
    kind: "access",
    file: "server/commerce/accounts/first-password.ts",
    find: "return isUnconfirmedSignUp(account) ? account.id : null;",
    replace: "return null;",
    tests: kept,
  },
  {
    name: "a kept order's refunds stay with the guest",
    kind: "access",
    file: "server/commerce/accounts/keep-guest.ts",
    find: "const ownTables = [orders, refunds, refundImages,",
    replace: "const ownTables = [orders,",
    tests: kept,
  },
  {
    name: "a guest's address is compared as typed",
    kind: "money",
    file: "server/commerce/accounts/guests.ts",
    find: "guest_email_key: emailKey(email),",
    replace: "guest_email_key: email,",
    tests: promotions,
  },
  {
    name: "two guests with one address count their uses at once",
    kind: "money",
    file: "server/commerce/promotions/record-uses.ts",
    find: "  await lockAddress(tx, customerId);\n",
    replace: "",
    tests: promotions,
  },
  {
    name: "a tour lead earns from orders with their own address",
    kind: "tax and commission",
    file: "server/commerce/accounts/tour-leads.ts",
    find: "        ne(customers.email_key, customer.guest_email_key ?? customer.email_key),\n",
    replace: "",
    tests: orders,
  },
  {
    name: "a refused draft leaves a guest",
    kind: "personal data",
    file: "server/commerce/guests/save-guest-draft.ts",
    find: `      if (saved.outcome !== "saved") throw new NotSaved(saved);
      const access`,
    replace: `      if (saved.outcome !== "saved") return saved;
      const access`,
    tests: orders,
  },
  {
    name: "an administrator decides about a guest order with their own address",
    kind: "access",
    file: "server/commerce/accounts/same-address.ts",
    find: "return [customerId, ...rows.map(({ id }) => id)];",
    replace: "return rows.length < 0 ? [] : [customerId];",
    tests: ["tests/guest-after-sale.shop.test.ts"],
  },
  {
    name: "a network begins any number of guest orders",
    kind: "access",
    file: "server/commerce/guests/guests.handlers.ts",
    find: '  ["guestOrderByNetwork", network],\n',
    replace: "",
    tests: limits,
  },
  {
    name: "a guest's order takes any number of addresses",
    kind: "access",
    file: "server/commerce/guests/guests.handlers.ts",
    find: "const attempts = isOwn ? [] : attemptsOf(network, body.email);",
    replace: "const attempts: Attempt[] = [];",
    tests: ["tests/guest-abuse.shop.test.ts"],
  },
  {
    name: "the drafts of accounts are deleted like those of guests",
    kind: "personal data",
    file: "server/commerce/guests/clear-left-guests.ts",
    find: ".where(and(isNotNull(customers.guest_email_key), isLeft));",
    replace: ".where(and(isNotNull(customers.email_key), isLeft));",
    tests: data,
  },
  {
    name: "a guest's address is forgotten while the order is open",
    kind: "personal data",
    file: "server/commerce/personal-data/guests.ts",
    find: "if (open.length === 0) await eraseCustomer",
    replace: "if (open.length >= 0) await eraseCustomer",
    tests: data,
  },
];
