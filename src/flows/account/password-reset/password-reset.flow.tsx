import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  passwordResetMachine,
  passwordResetView,
  type PasswordResetFacts,
} from "#machines/account/password-reset/password-reset.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { passwordResetActors } from "./password-reset.actors.ts";
import { PasswordResetScreen } from "./password-reset.screen.tsx";

/** Sets a new password, which ends every session. */
export function PasswordReset({ input, onReset }: { input: PasswordResetFacts; onReset: () => void }) {
  const { api, flowLog } = useShop();
  const machine = passwordResetMachine.provide({
    actors: passwordResetActors(api),
    actions: { goToLogin: () => onReset() },
  });
  return <PasswordResetContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function PasswordResetContent({ actor }: { actor: ActorRefFrom<typeof passwordResetMachine> }) {
  return <PasswordResetScreen view={useSelector(actor, passwordResetView, sameView)} send={actor.send} />;
}
