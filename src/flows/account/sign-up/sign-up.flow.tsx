import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { ReturnTo } from "#machines/account/session/session.contract.ts";
import { signUpMachine } from "#machines/account/sign-up/sign-up.machine.ts";
import { signUpView } from "#machines/account/sign-up/sign-up.view.ts";
import { captchaSolver } from "#src/captcha/captcha.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { focusOn } from "#src/ui/focus.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import { signUpActors } from "./sign-up.actors.ts";
import { SignUpScreen } from "./sign-up.screen.tsx";

/** `returnTo`: the page that the link in the email leads to. */
export function SignUp(props: { heading: ReactNode; returnTo: ReturnTo; onLogin: (email: string) => void }) {
  const { heading, returnTo, onLogin } = props;
  const { api, flowLog, tourLeadCode } = useShop();
  const { languageId } = useMarketLocale();
  const captcha = useMemo(() => captchaSolver(api), [api]);
  const machine = signUpMachine.provide({
    actors: signUpActors({ api, captcha, languageId, tourLeadCode }),
    actions: { goToLogin: (_, { email }) => onLogin(email) },
  });
  const actor = useActorRef(machine, { input: { returnTo }, inspect: flowLog.inspect });
  return (
    <div onFocus={captcha.prepare}>
      <SignUpContent actor={actor} heading={heading} />
    </div>
  );
}

export function SignUpContent(props: { actor: ActorRefFrom<typeof signUpMachine>; heading: ReactNode }) {
  const { actor, heading } = props;
  const view = useSelector(actor, signUpView, sameView);
  const container = useRef<HTMLDivElement>(null);
  const { storage } = useShop().browser;
  const signedUp = view.screen === "registered" ? view.email : null;
  // Prefills the log-in that follows the confirmation.
  useEffect(() => {
    if (signedUp !== null) storage.write(storageKeys.signedUp, signedUp);
  }, [storage, signedUp]);
  const isRegistered = view.screen === "registered";
  // The form that had the focus is gone, so the focus moves to the message.
  useEffect(() => {
    if (!isRegistered) return;
    container.current?.scrollIntoView({ block: "nearest" });
    focusOn(container.current);
  }, [isRegistered]);
  return (
    <div ref={container}>
      <SignUpScreen view={view} send={actor.send} heading={heading} />
    </div>
  );
}
