import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { editAddressPaths } from "#machines/account/edit-address/edit-address.paths.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { EditAddressContent } from "./edit-address.flow.tsx";

export const editAddressStage: FlowStage<typeof editAddressPaths.machine> = {
  paths: editAddressPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof editAddressStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.addresses.title" />
      </h1>
      <EditAddressContent actor={actor} countries={useFacts().market.countries} />
    </main>
  );
}
