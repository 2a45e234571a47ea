import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { passkeyMachine } from "#machines/account/passkey/passkey.machine.ts";
import { passkeyView } from "#machines/account/passkey/passkey.view.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { passkeyActors } from "./passkey.actors.ts";
import { PasskeyScreen } from "./passkey.screen.tsx";

export function Passkey() {
  const { api, flowLog, session } = useShop();
  const machine = passkeyMachine.provide({
    actors: passkeyActors(api),
    actions: { logIn: (_, { token }) => session.send({ type: "login.proved", token }) },
  });
  return <PasskeyContent actor={useActorRef(machine, { inspect: flowLog.inspect })} />;
}

export function PasskeyContent({ actor }: { actor: ActorRefFrom<typeof passkeyMachine> }) {
  return <PasskeyScreen view={useSelector(actor, passkeyView, sameView)} send={actor.send} />;
}
