import type { LocalCart } from "#machines/shopping/cart/cart.contract.ts";
import type { User } from "#machines/account/session/session.contract.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { hasFieldTypes, readStored } from "#src/shop/read-stored.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

const isUser = (value: unknown): value is User & { version: 1 } =>
  hasFieldTypes(value, {
    id: "string",
    email: "string",
    displayName: "string",
    token: "string",
    hasTourLead: "boolean",
    emailConfirmed: "boolean",
  }) &&
  value.version === 1 &&
  (value.tourLeadCode === null || typeof value.tourLeadCode === "string");
const withRole = (user: User): User => ({
  ...user,
  role: user.role === "administrator" ? "administrator" : "customer",
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isLine = (value: unknown) =>
  hasFieldTypes(value, { productId: "string", count: "number" }) &&
  Number.isInteger(value.count) &&
  Number(value.count) > 0 &&
  Number(value.count) <= 1_000_000 &&
  (!("variantId" in value) || typeof value.variantId === "string");
/** Earlier versions stored products only, which means their default variants. */
type StoredCart = { uuid: string; lines: { productId: string; variantId?: string; count: number }[] };
const isCart = (value: unknown): value is StoredCart & { version: 1 } =>
  hasFieldTypes(value, { uuid: "string" }) &&
  value.version === 1 &&
  uuid.test(String(value.uuid)) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

export function browserStorage(textStorage: TextStorage) {
  const write = (key: string, value: object | null): void =>
    textStorage.write(key, value && JSON.stringify({ version: 1, ...value }));
  return {
    readUser: (): User | null => {
      const user = readStored(textStorage, storageKeys.user, isUser);
      return user && withRole(user);
    },
    storeUser: (value: User): void => write(storageKeys.user, value),
    /** The next user of this browser must not see the products this one viewed. */
    clearUser: (): void => {
      write(storageKeys.user, null);
      write(storageKeys.seen, null);
    },
    readLocalCart: (): LocalCart => {
      const cart = readStored(textStorage, storageKeys.cart, isCart);
      if (!cart) return { uuid: crypto.randomUUID(), lines: [] };
      return {
        ...cart,
        lines: cart.lines.map((line) => ({ ...line, variantId: line.variantId ?? line.productId })),
      };
    },
    storeLocalCart: (value: LocalCart | null): void => write(storageKeys.cart, value),
  };
}
