import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { bankAccountMachine } from "#machines/tour-leads/bank-account/bank-account.machine.ts";
import { bankAccountView } from "#machines/tour-leads/bank-account/bank-account.view.ts";
import type { Wire } from "#src/api/client.ts";
import { useStoredDraft } from "#src/forms/form-draft.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { bankAccountActors, toAccount } from "./bank-account.actors.ts";
import { BankAccountScreen } from "./bank-account.screen.tsx";

export function BankAccount({ account }: { account: Wire["BankAccount"] | null }) {
  const { api, flowLog } = useShop();
  const machine = bankAccountMachine.provide({ actors: bankAccountActors({ api }) });
  const input = { account: account && toAccount(account) };
  return <BankAccountContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function BankAccountContent({ actor }: { actor: ActorRefFrom<typeof bankAccountMachine> }) {
  const view = useSelector(actor, bankAccountView, sameView);
  const { write } = useStoredDraft("bank-account");
  const isDone = view.screen === "account";
  useEffect(() => {
    if (isDone) write(null);
  }, [isDone, write]);
  return <BankAccountScreen view={view} send={actor.send} />;
}
