import type { CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";

export type CarriedDraft = ReturnType<typeof carriedDraft>;

/** What a guest typed before they logged in on the same page; forgotten with the page. */
export function carriedDraft() {
  let typed: CheckoutDraft | null = null;
  return {
    write: (draft: CheckoutDraft): void => {
      typed = draft;
    },
    /** Once, as a customer's. With only an email address, the account's addresses are better. */
    take: (): CheckoutDraft | null => {
      const taken = typed;
      typed = null;
      const { lastName = "", street = "" } = taken?.typed.delivery ?? {};
      return taken && (lastName || street)
        ? { ...taken, orderId: null, typed: { ...taken.typed, email: "" } }
        : null;
    },
  };
}
