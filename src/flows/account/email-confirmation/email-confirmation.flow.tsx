import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { EmailConfirmationFacts } from "#machines/account/email-confirmation/email-confirmation.contract.ts";
import { emailConfirmationMachine } from "#machines/account/email-confirmation/email-confirmation.machine.ts";
import { emailConfirmationView } from "#machines/account/email-confirmation/email-confirmation.view.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { emailConfirmationActors } from "./email-confirmation.actors.ts";
import { EmailConfirmationScreen } from "./email-confirmation.screen.tsx";

export function EmailConfirmation({ input }: { input: EmailConfirmationFacts }) {
  const { api, flowLog, session } = useShop();
  const machine = emailConfirmationMachine.provide({
    actors: emailConfirmationActors(api),
    actions: { forgetUser: () => session.send({ type: "account.changedByLink" }) },
  });
  return <EmailConfirmationContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function EmailConfirmationContent({
  actor,
}: {
  actor: ActorRefFrom<typeof emailConfirmationMachine>;
}) {
  return (
    <EmailConfirmationScreen view={useSelector(actor, emailConfirmationView, sameView)} send={actor.send} />
  );
}
