import { editAddressPaths } from "#machines/account/edit-address/edit-address.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { EditAddressContent } from "./edit-address.flow.tsx";

export const editAddressStage = pageStage(editAddressPaths, "account.addresses.title", ({ actor }) => (
  <EditAddressContent actor={actor} countries={useFacts().market.countries} />
));
