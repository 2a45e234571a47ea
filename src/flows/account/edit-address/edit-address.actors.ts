import type {
  AddressFieldErrors,
  SaveAddressInput,
  SaveAddressOutput,
} from "#machines/account/edit-address/edit-address.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toWireAddress, typedField } from "#src/forms/address-wire.ts";

export type EditAddressActorDependencies = {
  api: Api;
  /** The market whose countries and rules apply to the address. */
  marketId: string;
  refreshCustomer: () => Promise<void>;
};

export const editAddressActors = ({ api, marketId, refreshCustomer }: EditAddressActorDependencies) => ({
  saveAddress: createForgivingPort<SaveAddressOutput, SaveAddressInput>()(async ({ input, signal }) => {
    const address = input.address && toWireAddress(input.address);
    const result = await api.PUT("/users/customers/me", {
      body: {
        market_id: marketId,
        ...(input.kind === "delivery" ? { delivery_address: address } : { invoice_address: address }),
      },
      signal,
    });
    const refusal = refusalOf(result, 400);
    if (refusal) return { outcome: outcomeOf(refusal.code), fieldErrors: toFieldErrors(refusal) };
    dataOf(result);
    await refreshCustomer();
    return { outcome: "saved" };
  }),
});

const toFieldErrors = ({ errors }: Wire["ChangeMeBadRequest"]): AddressFieldErrors =>
  Object.fromEntries(
    errors.map(({ field, code }) => [typedField(field.split(".").at(-1)!), code ?? "required"]),
  );
