import { useEffect, useRef, type ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import type { CheckoutFacts, CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";
import { checkoutDraftOf } from "#machines/shopping/checkout/checkout.requests.ts";
import { checkoutMachine } from "#machines/shopping/checkout/checkout.machine.ts";
import { checkoutView, type CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { useCouponCodes } from "#src/coupons/coupon-codes.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { useFlowLog } from "#src/recording/flow-log.ts";
import { focusOn } from "#src/ui/focus.ts";
import { checkoutActors } from "./checkout.actors.ts";
import { CheckoutScreen } from "./checkout.screen.tsx";
import { useSummary } from "./checkout.use-summary.ts";
import { sameView } from "#src/shop/same-view.ts";
import type { CheckoutActorDependencies } from "./checkout.dependencies.ts";
export { customerBuyer } from "./checkout.customer.ts";
export { guestBuyer } from "./checkout.guest.ts";
export { BesideCart } from "./checkout-steps.tsx";
export { checkoutDraftStorage } from "./checkout.storage.ts";

export type CheckoutDependencies = CheckoutActorDependencies & {
  storeDraft: (draft: CheckoutDraft) => void;
  goToCart: () => void;
  reload: () => void;
  goToAccepted: (orderId: string) => void;
  onCartChangedElsewhere: (act: () => void) => () => void;
};

/** The payment flow that the checkout invokes: its logic and how to render it. */
export type PaymentSlot = {
  logic: NonNullable<Parameters<typeof checkoutMachine.provide>[0]["actors"]>["payment"];
  show: (actor: AnyActorRef, withOrder: (note: ReactNode) => ReactNode) => ReactNode;
};

/** Where a coupon code is entered; it calls `onAdded` once the code is stored. */
type CouponSlot = (onAdded: () => void) => ReactNode;

/** For a guest's order that is locked: mails its link again. */
type OrderLinkSlot = (order: { orderId: string; email: string }) => ReactNode;

const steps = ["checkout", "delivery", "confirmOrder"] as const;
export type CheckoutStep = (typeof steps)[number];
const addressOf: Readonly<Record<CheckoutStep, CheckoutFacts["address"]>> = {
  checkout: "checkout",
  delivery: "delivery",
  confirmOrder: "review",
};
/** `step` null: this screen belongs to either address. `replace`: the current URL is wrong. */
type OnMove = (step: CheckoutStep | null, replace?: boolean) => void;

/** From the cart to the paid order. `onMove` is called when the screen changes, with its step. */
export function Checkout(props: {
  input: Omit<CheckoutFacts, "address">;
  dependencies: CheckoutDependencies;
  payment: PaymentSlot;
  step: CheckoutStep;
  /** Whose orders are read: the customer's id, or "guest". */
  ownerId: string;
  logIn: ReactNode;
  orderLink: OrderLinkSlot;
  coupon: CouponSlot;
  onMove: OnMove;
  /** The URL names another order than the one on the screen. */
  onOtherOrder: () => void;
}) {
  const { dependencies, payment, onMove, onOtherOrder } = props;
  const actor = useActorRef(
    checkoutMachine.provide({
      actors: { ...checkoutActors(dependencies), payment: payment.logic },
      actions: {
        goToCart: () => dependencies.goToCart(),
        reload: () => dependencies.reload(),
        goToAccepted: (_, { orderId }) => dependencies.goToAccepted(orderId),
      },
    }),
    {
      input: { ...props.input, address: addressOf[props.step] },
      inspect: useFlowLog().inspect,
    },
  );
  useEffect(
    () => dependencies.onCartChangedElsewhere(() => actor.send({ type: "cart.changedElsewhere" })),
    [actor, dependencies],
  );
  const { orderId } = props.input;
  useEffect(() => {
    if (orderId !== null && orderId !== actor.getSnapshot().context.orderId) onOtherOrder();
  }, [actor, orderId, onOtherOrder]);
  useStoring(actor, dependencies);
  useBackAndForward(actor, props.step, onMove);
  return (
    <CheckoutContent
      actor={actor}
      ownerId={props.ownerId}
      logIn={props.logIn}
      orderLink={props.orderLink}
      coupon={props.coupon}
      payment={payment.show}
      onMove={onMove}
    />
  );
}

export function CheckoutContent(props: {
  actor: ActorRefFrom<typeof checkoutMachine>;
  ownerId: string;
  logIn: ReactNode;
  orderLink: OrderLinkSlot;
  coupon: CouponSlot;
  payment: PaymentSlot["show"];
  onMove: OnMove;
}) {
  const { actor, ownerId, coupon, onMove } = props;
  const paying = useSelector(actor, ({ children }) => children.payment);
  const { market, settings } = useFacts();
  const view = useSelector(actor, checkoutView, sameView);
  const { screen } = view;
  const { remove } = useCouponCodes();
  const onCodesChanged = () => actor.send({ type: "codes.changed" });
  const onRemoved = (code: string) => {
    remove([code]);
    onCodesChanged();
  };
  useEffect(() => onMove(stepOf(screen)), [onMove, screen]);
  return (
    <div ref={useFocusOnChange(view)}>
      <CheckoutScreen
        view={view}
        send={actor.send}
        summary={useSummary(view, ownerId)}
        market={market}
        termsVersion={settings.terms_version}
        minimum={settings.minimum_order_value}
        logIn={props.logIn}
        orderLink={props.orderLink}
        coupons={{ form: coupon(onCodesChanged), onRemoved }}
        payment={(withOrder) => paying && props.payment(paying, withOrder)}
      />
    </div>
  );
}

/** Stores typed text and choices as they change, but not what was only loaded. */
function useStoring(actor: ActorRefFrom<typeof checkoutMachine>, { storeDraft }: CheckoutDependencies) {
  useEffect(() => {
    let before = actor.getSnapshot();
    const { unsubscribe } = actor.subscribe((now) => {
      const last = before;
      before = now;
      if (last.hasTag("reading") || now.status !== "active") return;
      const draft = checkoutDraftOf(now.context);
      if (draft && !sameView(checkoutDraftOf(last.context), draft)) storeDraft(draft);
    });
    return unsubscribe;
  }, [actor, storeDraft]);
}

/** The browser's Back, or a link to an earlier step, goes back to it; Forward leads only to steps that can be shown again. */
function useBackAndForward(actor: ActorRefFrom<typeof checkoutMachine>, step: CheckoutStep, onMove: OnMove) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const seen = () => stepOf(checkoutView(actor.getSnapshot()).screen);
    for (let now = seen(); now !== null && steps.indexOf(now) > steps.indexOf(step); now = seen()) {
      actor.send({ type: "back.requested" });
    }
    const view = checkoutView(actor.getSnapshot());
    if (step === "confirmOrder" && view.screen === "deliveryChoice" && view.chosen !== null)
      actor.send({ type: "shipping.chosen", code: view.chosen });
    const now = seen();
    if (now !== null && now !== step) onMove(now, true);
  }, [actor, step, onMove]);
}

/** Moves the focus to the first refused field, otherwise to the current step, otherwise to the message. */
function useFocusOnChange(view: CheckoutView) {
  const container = useRef<HTMLDivElement>(null);
  const { screen } = view;
  const refused = refusedIn(view);
  const last = useRef({ screen, refused });
  useEffect(() => {
    const before = last.current;
    last.current = { screen, refused };
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    if (refused !== before.refused && refused !== "") focusOn(find('[aria-invalid="true"]'));
    else if (screen !== before.screen) focusOn(find('[aria-current="step"]') ?? container.current);
  }, [screen, refused]);
  return container;
}

function refusedIn(view: CheckoutView): string {
  if (view.screen === "addressForm") return Object.entries(view.fieldErrors).join();
  return view.screen === "review" && view.note === "termsMissing" ? "terms" : "";
}

function stepOf(screen: CheckoutView["screen"]): CheckoutStep | null {
  switch (screen) {
    case "addressForm":
      return "checkout";
    case "deliveryChoice":
      return "delivery";
    case "review":
      return "confirmOrder";
    default:
      return null;
  }
}
