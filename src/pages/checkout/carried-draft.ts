import type { CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";

export type CarriedDraft = ReturnType<typeof carriedDraft>;

/** What a guest typed before they logged in on the same page; forgotten with the page. */
export function carriedDraft() {
  let typed: CheckoutDraft | null = null;
  return {
    write: (draft: CheckoutDraft): void => {
      typed = draft;
    },
    /** As a customer's. With only an email address, the account's addresses are better. */
    read: (): CheckoutDraft | null => {
      const { lastName = "", street = "" } = typed?.typed.delivery ?? {};
      return typed && (lastName || street)
        ? { ...typed, orderId: null, typed: { ...typed.typed, email: "" } }
        : null;
    },
  };
}
