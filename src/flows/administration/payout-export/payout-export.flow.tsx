import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { PayoutExportFacts } from "#machines/administration/payout-export/payout-export.contract.ts";
import { payoutExportMachine } from "#machines/administration/payout-export/payout-export.machine.ts";
import { payoutExportView } from "#machines/administration/payout-export/payout-export.view.ts";
import { saveFile } from "#src/forms/download-button.tsx";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { payoutExportActors } from "./payout-export.actors.ts";
import { PayoutExportScreen } from "./payout-export.screen.tsx";

/** Downloads a new file for the bank, or an earlier one again. */
export function PayoutExport({ input }: { input: PayoutExportFacts }) {
  const { api, flowLog } = useShop();
  const machine = payoutExportMachine.provide({ actors: payoutExportActors({ api, save: saveFile }) });
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  const { currencies } = input;
  useEffect(() => actor.send({ type: "currencies.changed", currencies }), [actor, currencies]);
  return <PayoutExportContent actor={actor} />;
}

export function PayoutExportContent({ actor }: { actor: ActorRefFrom<typeof payoutExportMachine> }) {
  return <PayoutExportScreen view={useSelector(actor, payoutExportView, sameView)} send={actor.send} />;
}
