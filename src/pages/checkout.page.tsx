import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "wouter";
import { LogInOrSignUp } from "#src/accounts/log-in-or-sign-up.tsx";
import { links } from "#domain/links.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import {
  Checkout,
  type CheckoutDependencies,
  type CheckoutStep,
  checkoutDraftStorage,
  type PaymentSlot,
} from "#src/flows/shopping/checkout/checkout.flow.tsx";
import { couponCodes } from "#src/coupons/coupon-codes.ts";
import { Payment, paymentLogic } from "#src/flows/shopping/payment/payment.flow.tsx";
import { useCustomer, useSessionView } from "#src/flows/account/session/session.context.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Page } from "#src/ui/page.tsx";
import { Coupon } from "./shared/coupon.tsx";

/** The checkout has three URLs: checkout, checkout/delivery and confirm-order. The URL follows the screen. */
export default function CheckoutPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const [path, go] = useLocation();
  const customer = useCustomer();
  const { screen } = useSessionView();
  const step = stepAt(path);
  const [visit, setVisit] = useState(0);
  const current = useRef(step);
  useEffect(() => {
    current.current = step;
  }, [step]);
  const onMove = useCallback(
    (next: CheckoutStep | null, replace = false) => {
      scrollTo({ top: 0, behavior: "instant" });
      if (next === null || (next === current.current && !replace)) return;
      go(addressOf[next], { replace });
    },
    [go],
  );
  const onOtherOrder = useCallback(() => setVisit((count) => count + 1), []);
  return (
    <Page title={intl.formatMessage({ id: "checkout.title" })}>
      <h1>
        <FormattedMessage id="checkout.title" />
      </h1>
      <Checkout
        // One checkout per customer, so that the next customer does not see its data, and per order in the URL.
        key={`${customer?.id} ${visit}`}
        input={{ orderId: search.get("order") || null, returned: returnedFrom(search.get("payment")) }}
        dependencies={useCheckoutDependencies()}
        payment={usePayment()}
        step={step}
        unconfirmed={screen === "emailNotConfirmed"}
        customerId={customer === undefined ? undefined : (customer?.id ?? null)}
        login={<LogInOrSignUp returnTo="checkout" />}
        coupon={showCoupon}
        onMove={onMove}
        onOtherOrder={onOtherOrder}
      />
    </Page>
  );
}

const showCoupon = (onAdded: () => void) => <Coupon onAdded={onAdded} />;

const addressOf: Readonly<Record<CheckoutStep, string>> = {
  checkout: links.checkout,
  delivery: links.delivery,
  confirmOrder: links.confirmOrder(),
};

function stepAt(path: string): CheckoutStep {
  if (path.startsWith(addressOf.confirmOrder)) return "confirmOrder";
  return path.startsWith(addressOf.delivery) ? "delivery" : "checkout";
}

const returnedFrom = (payment: string | null) =>
  payment === "approved" || payment === "cancelled" ? payment : null;

function useCheckoutDependencies(): CheckoutDependencies {
  const shop = useShop();
  const marketLocale = useMarketLocale();
  const [, go] = useLocation();
  const queries = useQueryClient();
  return useMemo(() => {
    const { api, browser, facts, session } = shop;
    const storedDraft = () => {
      const customerId = session.getSnapshot().context.user?.id;
      return customerId === undefined ? null : checkoutDraftStorage(browser.storage, customerId);
    };
    const coupons = couponCodes(browser.storage, queries);
    return {
      api,
      marketLocale,
      market: facts.market,
      refreshCart: shop.refreshCart,
      waitForCart: shop.waitForCart,
      onCartChangedElsewhere: browser.onCartChangedElsewhere,
      reload: browser.reload,
      readDraft: () => storedDraft()?.read() ?? null,
      couponCodes: coupons.read,
      forgetCoupons: coupons.remove,
      storeDraft: (typed) => storedDraft()?.store(typed),
      goToCart: () => go(links.cartOutdated, { replace: true }),
      goToAccepted: (orderId) => {
        storedDraft()?.store(null);
        go(links.orderAccepted(orderId), { replace: true });
      },
    };
  }, [shop, marketLocale, queries, go]);
}

function usePayment(): PaymentSlot {
  const { api, browser, facts, refreshCart } = useShop();
  return useMemo(
    () => ({
      logic: paymentLogic({
        api,
        paymentMethod: facts.settings.payment_method,
        refreshCart,
        goToProvider: (approvalUrl, orderId) => {
          // So that the browser's Back button returns to the order.
          browser.replaceUrl(`/${facts.language.id}${links.confirmOrder(orderId)}`);
          browser.navigateTo(approvalUrl);
        },
      }),
      show: (actor, withOrder) => <Payment actor={actor} withOrder={withOrder} />,
    }),
    [api, browser, facts, refreshCart],
  );
}
