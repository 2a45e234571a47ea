import { useMemo } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { passwordRecoveryMachine } from "#machines/account/password-recovery/password-recovery.machine.ts";
import { passwordRecoveryView } from "#machines/account/password-recovery/password-recovery.view.ts";
import { captchaSolver } from "#src/captcha/captcha.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { passwordRecoveryActors } from "./password-recovery.actors.ts";
import { PasswordRecoveryScreen } from "./password-recovery.screen.tsx";

export function PasswordRecovery({ isSent, onSent }: { isSent: boolean; onSent: () => void }) {
  const { api, flowLog } = useShop();
  const captcha = useMemo(() => captchaSolver(api), [api]);
  const machine = passwordRecoveryMachine.provide({
    actors: passwordRecoveryActors({ api, captcha }),
    actions: { goToSent: () => onSent() },
  });
  const actor = useActorRef(machine, { input: { isSent }, inspect: flowLog.inspect });
  return (
    <div onFocus={captcha.prepare}>
      <PasswordRecoveryContent actor={actor} />
    </div>
  );
}

export function PasswordRecoveryContent({ actor }: { actor: ActorRefFrom<typeof passwordRecoveryMachine> }) {
  return (
    <PasswordRecoveryScreen view={useSelector(actor, passwordRecoveryView, sameView)} send={actor.send} />
  );
}
