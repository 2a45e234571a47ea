import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  passwordChangeMachine,
  passwordChangeView,
} from "#machines/account/password-change/password-change.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { passwordChangeActors } from "./password-change.actors.ts";
import { PasswordChangeScreen } from "./password-change.screen.tsx";

/** Replaces the customer's password; every other session ends. */
export function PasswordChange() {
  const { api, flowLog } = useShop();
  const machine = passwordChangeMachine.provide({ actors: passwordChangeActors(api) });
  return <PasswordChangeContent actor={useActorRef(machine, { inspect: flowLog.inspect })} />;
}

export function PasswordChangeContent({ actor }: { actor: ActorRefFrom<typeof passwordChangeMachine> }) {
  return <PasswordChangeScreen view={useSelector(actor, passwordChangeView, sameView)} send={actor.send} />;
}
