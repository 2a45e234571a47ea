import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import {
  BesideCart,
  Checkout,
  type CheckoutStep,
  type PaymentSlot,
} from "#src/flows/shopping/checkout/checkout.flow.tsx";
import { GuestOrderLink } from "#src/flows/after-sale/guest-order-link/guest-order-link.flow.tsx";
import { Guest } from "#src/flows/shopping/guest/guest.flow.tsx";
import { Payment, paymentLogic } from "#src/flows/shopping/payment/payment.flow.tsx";
import { useCancelledCart } from "#src/guests/cancelled-cart.ts";
import { guestOrders } from "#src/guests/guest-orders.ts";
import { GuestAccess, useOrderAccess } from "#src/guests/order-access.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { useEarlyAssurances } from "#src/pages/shared/use-early-assurances.ts";
import type { LinkState } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { carriedDraft, type CarriedDraft } from "./carried-draft.ts";
import { CheckoutFoot } from "./checkout-foot.tsx";
import styles from "./checkout.module.css";
import { guestDraft, useCheckoutDependencies } from "./dependencies.ts";
import { Coupon } from "#src/pages/shared/coupon.tsx";

/** Most guests never open it. */
const LogIn = lazy(() => import("./checkout-log-in.tsx").catch(() => ({ default: LogInNotLoaded })));

function LogInNotLoaded() {
  const { reload } = useShop().browser;
  return <TryAgain onRetry={reload} />;
}

/** The checkout has three URLs: checkout, checkout/delivery and confirm-order. The URL follows the screen. */
export default function CheckoutPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { browser } = useShop();
  const orderId = search.get("order") || null;
  useEarlyAssurances(orderId !== null);
  const [visit, setVisit] = useState(0);
  const onOtherOrder = useCallback(() => setVisit((count) => count + 1), []);
  const isLocked = orderId !== null && guestOrders(browser.storage).tokenOf(orderId) === null;
  const guestOrderId = isLocked ? null : orderId;
  const [carried] = useState(carriedDraft);
  const logInUrl = useLogInUrl();
  const checkout = { orderId, onOtherOrder, carried };
  return (
    <Page title={intl.formatMessage({ id: "checkout.title" })}>
      <h1 className={styles.title}>
        <FormattedMessage id="checkout.title" />
      </h1>
      <div className={styles.content}>
        <Guest
          key={visit}
          input={{ isOrderLocked: isLocked }}
          logInUrl={logInUrl}
          login={<LogInWithEmail />}
          orderLink={orderId && <GuestOrderLink orderId={orderId} />}
          besideCart={(content) => <BesideCart>{content}</BesideCart>}
          checkout={(buyer, logIn) =>
            // A guest’s order is paid as one, also after a log-in.
            buyer === "guest" || guestOrderId !== null ? (
              <GuestAccess orderId={guestOrderId}>
                <CheckoutAs {...checkout} orderId={guestOrderId} logIn={logIn} />
              </GuestAccess>
            ) : (
              <CheckoutAs {...checkout} logIn={null} />
            )
          }
        />
      </div>
      <CheckoutFoot />
    </Page>
  );
}

const logInParam = "log-in";
const staying: LinkState = { stays: true };

/** So that Back leads from the log-in to what was typed before. */
function useLogInUrl() {
  const [search, setSearch] = useSearchParams();
  const onAsked = (isAsked: boolean) => {
    const change = (now: URLSearchParams) => {
      const changed = new URLSearchParams(now);
      if (isAsked) changed.set(logInParam, "");
      else changed.delete(logInParam);
      return changed;
    };
    setSearch(change, { replace: !isAsked, state: staying });
  };
  return { isAsked: search.has(logInParam), onAsked };
}

function LogInWithEmail() {
  const shop = useShop();
  const [email] = useState(() => guestDraft(shop).read()?.typed.email);
  return (
    <Suspense fallback={<Waiting />}>
      <LogIn email={email} />
    </Suspense>
  );
}

type Props = {
  orderId: string | null;
  logIn: ReactNode;
  onOtherOrder: () => void;
  carried: CarriedDraft;
};

function CheckoutAs({ orderId, logIn, onOtherOrder, carried }: Props) {
  const [search] = useSearchParams();
  const [path, go] = useLocation();
  const { ownerId = "", isGuest } = useOrderAccess();
  const step = stepAt(path);
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
  return (
    <Checkout
      // The next customer must not see the data of the one before.
      key={ownerId}
      input={{ isGuest, orderId, returned: returnedFrom(search.get("payment")) }}
      dependencies={useCheckoutDependencies(carried)}
      payment={usePayment()}
      step={step}
      ownerId={ownerId}
      logIn={logIn}
      orderLink={({ orderId: locked, email }) => <LockedOrder orderId={locked} email={email} />}
      coupon={showCoupon}
      onMove={onMove}
      onOtherOrder={onOtherOrder}
    />
  );
}

const showCoupon = (onAdded: () => void) => <Coupon onAdded={onAdded} />;

function LockedOrder(props: { orderId: string; email: string }) {
  const [search] = useSearchParams();
  return (
    <>
      {returnedFrom(search.get("payment")) === "approved" && (
        <Notice tone="information">
          <FormattedMessage id="checkout.guest.locked_paying" />
        </Notice>
      )}
      <p>
        <FormattedMessage id="checkout.guest.locked" />
      </p>
      <GuestOrderLink {...props} />
    </>
  );
}

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

function usePayment(): PaymentSlot {
  const { api, browser, facts } = useShop();
  const onCancelled = useCancelledCart();
  return useMemo(
    () => ({
      logic: paymentLogic({
        api,
        paymentMethod: facts.settings.payment_method,
        onCancelled,
        goToProvider: (approvalUrl, orderId) => {
          // So that the browser's Back button returns to the order.
          browser.replaceUrl(`/${facts.language.id}${links.confirmOrder(orderId)}`);
          browser.navigateTo(approvalUrl);
        },
      }),
      show: (actor, withOrder) => <Payment actor={actor} withOrder={withOrder} />,
    }),
    [api, browser, facts, onCancelled],
  );
}
