import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { AddressKind, EditAddressFacts } from "#machines/account/edit-address/edit-address.contract.ts";
import { editAddressMachine } from "#machines/account/edit-address/edit-address.machine.ts";
import { editAddressView } from "#machines/account/edit-address/edit-address.view.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { editAddressActors } from "./edit-address.actors.ts";
import { EditAddressScreen } from "./edit-address.screen.tsx";

export function EditAddress(props: { input: EditAddressFacts; onSaved: (kind: AddressKind) => void }) {
  const { api, flowLog } = useShop();
  const { market } = useFacts();
  const queries = useQueryClient();
  const refreshCustomer = () => queries.invalidateQueries({ queryKey: ["me"] });
  const machine = editAddressMachine.provide({
    actors: editAddressActors({ api, marketId: market.id, refreshCustomer }),
    actions: { showAddresses: (_, { kind }) => props.onSaved(kind) },
  });
  return (
    <EditAddressContent
      actor={useActorRef(machine, { input: props.input, inspect: flowLog.inspect })}
      countries={market.countries}
    />
  );
}

export function EditAddressContent(props: {
  actor: ActorRefFrom<typeof editAddressMachine>;
  countries: readonly string[];
}) {
  const { actor, countries } = props;
  return (
    <EditAddressScreen
      view={useSelector(actor, editAddressView, sameView)}
      send={actor.send}
      countries={countries}
    />
  );
}
