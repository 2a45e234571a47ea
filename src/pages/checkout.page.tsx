import { useCallback, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { links } from "../facts/links.ts";
import { useFacts, usePlace } from "../facts/use-facts.ts";
import { useCheckoutBrowser } from "../flows/checkout/checkout.context.ts";
import { Checkout, type CheckoutKeeping, type CheckoutStep } from "../flows/checkout/checkout.flow.tsx";
import { useCustomer, useSession } from "../flows/session/session.context.ts";
import { Login } from "../flows/session/session.flow.tsx";
import { Page } from "../ui/page.tsx";

/** Checkout and confirm-order are two addresses of one flow: the address follows what the person sees. */
export default function CheckoutPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const [path, go] = useLocation();
  const customer = useCustomer();
  const onMove = useCallback(
    (step: CheckoutStep) => {
      scrollTo({ top: 0, behavior: "instant" });
      const address = step && (step === "checkout" ? links.checkout : links.confirmOrder());
      if (address && !path.startsWith(address)) go(address);
    },
    [path, go],
  );
  return (
    <Page title={intl.formatMessage({ id: "checkout.title" })}>
      <h1>
        <FormattedMessage id="checkout.title" />
      </h1>
      <Checkout
        // Another customer, another checkout: what one typed is never shown to the next.
        key={customer?.id}
        input={{ orderId: search.get("order") || null, returned: returnedFrom(search.get("payment")) }}
        keeping={useCheckoutKeeping()}
        customerId={customer === undefined ? undefined : (customer?.id ?? null)}
        login={<Login heading={null} />}
        onMove={onMove}
      />
    </Page>
  );
}

const returnedFrom = (payment: string | null) =>
  payment === "approved" || payment === "cancelled" ? payment : null;

function useCheckoutKeeping(): CheckoutKeeping {
  const api = useApi();
  const place = usePlace();
  const session = useSession();
  const { market, settings } = useFacts();
  const { readTyped, storeTyped, leaveTo, refreshCart, cartInHand } = useCheckoutBrowser();
  const [, go] = useLocation();
  return useMemo(() => {
    const customerId = () => session.getSnapshot().context.user?.id ?? null;
    return {
      api,
      place,
      market,
      paymentMethod: settings.payment_method as "paypal",
      refreshCart,
      cartInHand,
      readTyped: () => {
        const id = customerId();
        return id === null ? null : readTyped(id);
      },
      storeTyped: (typed) => {
        const id = customerId();
        if (id) storeTyped(id, typed);
      },
      goToProvider: (approvalUrl, orderId) => leaveTo(approvalUrl, links.confirmOrder(orderId ?? undefined)),
      goToAccepted: (orderId) => {
        const id = customerId();
        if (id) storeTyped(id, null);
        go(links.orderAccepted(orderId), { replace: true });
      },
    };
  }, [api, place, market, settings, session, readTyped, storeTyped, leaveTo, refreshCart, cartInHand, go]);
}
