import { useEffect, useRef, type ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { CheckoutFacts, Kept } from "../../../machines/checkout/checkout.contract.ts";
import { checkoutMachine } from "../../../machines/checkout/checkout.machine.ts";
import { checkoutView, type CheckoutView } from "../../../machines/checkout/checkout.view.ts";
import { useFacts } from "../../facts/use-facts.ts";
import { useFlowLog } from "../../recording/flow-log.ts";
import { focusOn } from "../../ui/focus.ts";
import { checkoutActors } from "./checkout.actors.ts";
import { CheckoutScreen } from "./checkout.screen.tsx";
import { useSummary } from "./checkout.use-summary.ts";
import type { CheckoutWorld } from "./checkout.world.ts";

export type CheckoutKeeping = CheckoutWorld & {
  storeKept: (kept: Kept) => void;
  goToCart: () => void;
  goToProvider: (approvalUrl: string, orderId: string | null) => void;
  goToAccepted: (orderId: string) => void;
  whenCartChangesElsewhere: (act: () => void) => () => void;
};

/** The two addresses of the checkout. */
export type CheckoutStep = "checkout" | "confirmOrder";
/** `step` null: what the person sees now belongs to either address. `replace`: the address there is now is wrong. */
type OnMove = (step: CheckoutStep | null, replace?: boolean) => void;

/** The way from the cart to the paid order. `onMove` says that the person sees something else, and where that belongs. */
export function Checkout(props: {
  input: Omit<CheckoutFacts, "customer" | "isAtReview">;
  keeping: CheckoutKeeping;
  /** Where the browser is. */
  step: CheckoutStep;
  /** Null: a visitor; undefined: not known yet. */
  customerId: string | null | undefined;
  /** Somebody tried to log in whose e-mail address is not confirmed. */
  unconfirmed: boolean;
  login: ReactNode;
  onMove: OnMove;
}) {
  const { keeping, onMove, customerId, unconfirmed } = props;
  const actor = useActorRef(
    checkoutMachine.provide({
      actors: checkoutActors(keeping),
      actions: {
        goToCart: () => keeping.goToCart(),
        reload: () => location.reload(),
        keepForLater: (_, kept) => keeping.storeKept(kept),
        goToProvider: ({ context }, { approvalUrl }) => keeping.goToProvider(approvalUrl, context.orderId),
        goToAccepted: (_, { orderId }) => keeping.goToAccepted(orderId),
      },
    }),
    {
      input: { ...props.input, customer: Boolean(customerId), isAtReview: props.step === "confirmOrder" },
      inspect: useFlowLog().inspect,
    },
  );
  useEffect(() => {
    if (customerId === undefined) return;
    actor.send({ type: "session.known", customer: customerId !== null, unconfirmed });
    actor.send({ type: "checkout.opened" });
  }, [actor, customerId, unconfirmed]);
  useEffect(
    () => keeping.whenCartChangesElsewhere(() => actor.send({ type: "cart.changedElsewhere" })),
    [actor, keeping],
  );
  useBackAndForward(actor, props.step, onMove);
  return <CheckoutShown actor={actor} customerId={customerId ?? null} login={props.login} onMove={onMove} />;
}

/** A checkout that runs already, with its lists and screens. */
export function CheckoutShown(props: {
  actor: ActorRefFrom<typeof checkoutMachine>;
  customerId: string | null;
  login: ReactNode;
  onMove: OnMove;
}) {
  const { actor, customerId, onMove } = props;
  const { market, settings } = useFacts();
  const view = useSelector(actor, checkoutView, sameView);
  const { sees } = view;
  useEffect(() => onMove(stepOf(sees)), [onMove, sees]);
  return (
    <div ref={useFocusOnChange(view)}>
      <CheckoutScreen
        view={view}
        send={actor.send}
        summary={useSummary(view, customerId)}
        countries={market.countries}
        termsVersion={settings.terms_version}
        minimum={settings.minimum_order_value}
        login={props.login}
      />
    </div>
  );
}

/** The browser's Back leaves the review; its Forward leads nowhere that was not reached again. */
function useBackAndForward(actor: ActorRefFrom<typeof checkoutMachine>, step: CheckoutStep, onMove: OnMove) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const seen = stepOf(checkoutView(actor.getSnapshot()).sees);
    if (seen === null || seen === step) return;
    if (seen === "confirmOrder") actor.send({ type: "back.requested" });
    else onMove(seen, true);
  }, [actor, step, onMove]);
}

/** The focus follows the checkout: to the first thing that was refused, else to the step, else to what is said. */
function useFocusOnChange(view: CheckoutView) {
  const ground = useRef<HTMLDivElement>(null);
  const { sees } = view;
  const refused = refusedIn(view);
  const last = useRef({ sees, refused });
  useEffect(() => {
    const before = last.current;
    last.current = { sees, refused };
    const find = (selector: string) => ground.current?.querySelector<HTMLElement>(selector);
    if (refused !== before.refused && refused !== "") focusOn(find('[aria-invalid="true"]'));
    else if (sees !== before.sees) focusOn(find('[aria-current="step"]') ?? ground.current);
  }, [sees, refused]);
  return ground;
}

/** Tells one refusal from another; empty where nothing is refused. */
function refusedIn(view: CheckoutView): string {
  if (view.sees === "addressForm") return Object.entries(view.fieldErrors).join();
  return view.sees === "review" && view.note === "termsMissing" ? "terms" : "";
}

function stepOf(sees: CheckoutView["sees"]): CheckoutStep | null {
  switch (sees) {
    case "addressForm":
    case "deliveryChoice":
      return "checkout";
    case "review":
      return "confirmOrder";
    default:
      return null;
  }
}

const sameView = (a: CheckoutView, b: CheckoutView): boolean => JSON.stringify(a) === JSON.stringify(b);
