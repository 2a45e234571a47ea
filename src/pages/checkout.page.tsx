import { useCallback, useEffect, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { links } from "../facts/links.ts";
import { useFacts, usePlace } from "../facts/use-facts.ts";
import { useCheckoutBrowser } from "../flows/checkout/checkout.context.ts";
import { Checkout, type CheckoutKeeping, type CheckoutStep } from "../flows/checkout/checkout.flow.tsx";
import { useCustomer, useSession, useSessionView } from "../flows/session/session.context.ts";
import { Login } from "../flows/session/session.flow.tsx";
import { Page } from "../ui/page.tsx";

/** Checkout and confirm-order are two addresses of one flow: the address follows what the person sees. */
export default function CheckoutPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const [path, go] = useLocation();
  const customer = useCustomer();
  const { sees } = useSessionView();
  const step: CheckoutStep = path.startsWith(links.confirmOrder()) ? "confirmOrder" : "checkout";
  const current = useRef(step);
  useEffect(() => {
    current.current = step;
  }, [step]);
  const onMove = useCallback(
    (next: CheckoutStep | null, replace = false) => {
      scrollTo({ top: 0, behavior: "instant" });
      if (next === null || (next === current.current && !replace)) return;
      go(next === "checkout" ? links.checkout : links.confirmOrder(), { replace });
    },
    [go],
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
        step={step}
        unconfirmed={sees === "emailNotConfirmed"}
        customerId={customer === undefined ? undefined : (customer?.id ?? null)}
        login={<Login heading={null} returnTo="checkout" />}
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
  const browser = useCheckoutBrowser();
  const [, go] = useLocation();
  return useMemo(() => {
    const customerId = () => session.getSnapshot().context.user?.id ?? null;
    return {
      api,
      place,
      market,
      paymentMethod: settings.payment_method as "paypal",
      ...browser,
      readKept: () => {
        const id = customerId();
        return id === null ? null : browser.readKept(id);
      },
      storeKept: (kept) => {
        const id = customerId();
        if (id) browser.storeKept(id, kept);
      },
      goToCart: () => go(links.cartOutdated, { replace: true }),
      goToProvider: (approvalUrl, orderId) =>
        browser.leaveTo(approvalUrl, links.confirmOrder(orderId ?? undefined)),
      goToAccepted: (orderId) => {
        const id = customerId();
        if (id) browser.storeKept(id, null);
        go(links.orderAccepted(orderId), { replace: true });
      },
    };
  }, [api, place, market, settings, session, browser, go]);
}
