import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { EditAccountFacts } from "#machines/account/edit-account/edit-account.contract.ts";
import { editAccountMachine } from "#machines/account/edit-account/edit-account.machine.ts";
import { editAccountView } from "#machines/account/edit-account/edit-account.view.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { editAccountActors } from "./edit-account.actors.ts";
import { EditAccountScreen, type LanguageChoice } from "./edit-account.screen.tsx";

export function EditAccount(props: { input: EditAccountFacts; languages: readonly LanguageChoice[] }) {
  const { api, flowLog, session } = useShop();
  const queries = useQueryClient();
  const refreshCustomer = () => queries.invalidateQueries({ queryKey: ["me"] });
  const machine = editAccountMachine.provide({
    actors: editAccountActors({ api, refreshCustomer }),
    actions: {
      tellSession: (_, { user }) => {
        const known = session.getSnapshot().context.user;
        if (known) session.send({ type: "customer.changed", user: { ...user, token: known.token } });
      },
    },
  });
  const actor = useActorRef(machine, { input: props.input, inspect: flowLog.inspect });
  return <EditAccountContent actor={actor} languages={props.languages} />;
}

export function EditAccountContent(props: {
  actor: ActorRefFrom<typeof editAccountMachine>;
  languages: readonly LanguageChoice[];
}) {
  const { actor, languages } = props;
  return (
    <EditAccountScreen
      view={useSelector(actor, editAccountView, sameView)}
      send={actor.send}
      languages={languages}
    />
  );
}
