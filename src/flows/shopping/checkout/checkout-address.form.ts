import { useEffect, useRef, useState, type RefObject } from "react";
import type { TypedCheckout } from "#machines/shopping/checkout/checkout.contract.ts";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import type { TypedAddress } from "#domain/address.ts";
import { readAddress } from "#src/forms/address-input.ts";
import type { Send } from "./checkout.send.ts";

type View = Extract<CheckoutView, { screen: "addressForm" }>;

export function readForm(form: HTMLFormElement): TypedCheckout {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "");
  const [hasInvoice, isGift] = [fields.has("other-invoice"), fields.has("gift")];
  const invoice = readAddress(form, "invoice");
  const unused = {
    invoice: hasInvoice || isUntouched(invoice) ? null : invoice,
    giftNote: isGift ? "" : text("giftNote"),
  };
  const isUnused = unused.invoice !== null || unused.giftNote !== "";
  return {
    email: text("email").trim(),
    delivery: readAddress(form, "delivery"),
    invoice: hasInvoice ? invoice : null,
    vatId: text("vatId").trim(),
    note: text("note"),
    giftNote: isGift ? text("giftNote") : null,
    ...(isUnused && { switchedOff: unused }),
  };
}

/** A country may be chosen from the start. */
const isUntouched = ({ country: _chosen, ...typed }: TypedAddress): boolean =>
  Object.values(typed).every((text) => text === "");

const isSame = (one: TypedAddress, other: TypedAddress): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.street === other.street &&
  one.zipCode === other.zipCode &&
  one.city === other.city;

/**
 * Whether the invoice has an address of its own. A gift's has: a customer's own address is copied to it while it still stands
 * in the delivery's fields. `filled`: the number of times that it was copied.
 */
export function useInvoice({ typed, isGuest }: View, form: RefObject<HTMLFormElement | null>, send: Send) {
  const [isOther, setOther] = useState(typed?.invoice != null);
  const stored = typed?.invoice ?? typed?.switchedOff?.invoice ?? null;
  const [copy, setCopy] = useState({ typed: stored, filled: 0 });
  // After a reload, as long as nothing was typed there.
  const isOpenedByGift = useRef(
    typed?.giftNote != null && typed.invoice !== null && isUntouched(typed.invoice),
  );
  const [prefilled] = useState(isGuest ? null : (typed?.delivery ?? null));
  const shown = useRef({ isOther, copy });
  // What a box opens is in the form only after it is drawn.
  useEffect(() => {
    if (shown.current.isOther === isOther && shown.current.copy === copy) return;
    shown.current = { isOther, copy };
    send({ type: "address.typed", ...readForm(form.current!) });
  }, [isOther, copy, form, send]);
  return {
    isOther,
    ...copy,
    setOther: (isTicked: boolean) => {
      isOpenedByGift.current = false;
      setOther(isTicked);
    },
    adaptToGift: (isGift: boolean) => {
      if (isGift === isOther) return;
      if (!isGift && !isOpenedByGift.current) return;
      isOpenedByGift.current = isGift;
      setOther(isGift);
      const delivery = readAddress(form.current!, "delivery");
      const isOwn = prefilled !== null && isSame(delivery, prefilled);
      if (isGift && isOwn && isUntouched(readAddress(form.current!, "invoice")))
        setCopy({ typed: delivery, filled: copy.filled + 1 });
    },
  };
}
