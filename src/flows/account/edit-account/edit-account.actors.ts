import type {
  FieldErrors,
  SaveAccountInput,
  SaveAccountOutput,
} from "#machines/account/edit-account/edit-account.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toUser } from "#src/flows/account/session/session.context.ts";

export type EditAccountActorDependencies = {
  api: Api;
  refreshCustomer: () => Promise<void>;
};

export const editAccountActors = ({ api, refreshCustomer }: EditAccountActorDependencies) => ({
  saveAccount: createForgivingPort<SaveAccountOutput, SaveAccountInput>()(async ({ input, signal }) => {
    const code = input.tourLeadCode.trim();
    const result = await api.PUT("/users/customers/me", {
      body: {
        first_name: input.firstName.trim() || null,
        last_name: input.lastName.trim() || null,
        language: input.languageId,
        ...(code && { tour_lead_code: code }),
      },
      signal,
    });
    const refusal = refusalOf(result, 400);
    if (refusal) return { outcome: outcomeOf(refusal.code), fieldErrors: toFieldErrors(refusal) };
    await refreshCustomer();
    return { outcome: "saved", user: toUser(dataOf(result)) };
  }),
});

/** Wire names to the form's field names. */
const fields = {
  first_name: "firstName",
  last_name: "lastName",
  language: "languageId",
  tour_lead_code: "tourLeadCode",
} as const;

function toFieldErrors({ errors }: Wire["ChangeMeBadRequest"]): FieldErrors {
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => {
      const typed = fields[field as keyof typeof fields];
      return typed ? [[typed, code === "no_such_lead" || code === "own_code" ? code : "invalid"]] : [];
    }),
  );
}
