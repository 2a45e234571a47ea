import type {
  EndAgreementOutput,
  KeepAgreementInput,
  KeepAgreementOutput,
  TaxData,
  TaxField,
  TaxFieldProblem,
} from "#machines/tour-leads/self-billing/self-billing.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type SelfBillingActorDependencies = {
  api: Api;
};

export const selfBillingActors = ({ api }: SelfBillingActorDependencies) => ({
  keepAgreement: createForgivingPort<KeepAgreementOutput, KeepAgreementInput>()(async ({ input, signal }) => {
    const body = { tax_data: toWire(input.data) };
    const result = await api.PUT("/users/tour_leads/me/self_billing", { body, signal });
    const refusal = refusalOf(result, 400, 403);
    if (!refusal) {
      const { tax_data: data } = dataOf(result);
      return { outcome: "kept", data: data ? toTaxData(data) : input.data };
    }
    switch (refusal.code) {
      case "invalid":
        return { outcome: outcomeOf(refusal.code), fields: wrongIn(refusal.errors) };
      case "not_a_tour_lead":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal);
    }
  }),
  endAgreement: createForgivingPort<EndAgreementOutput, void>()(async ({ signal }) => {
    const body = { tax_data: null };
    const result = await api.PUT("/users/tour_leads/me/self_billing", { body, signal });
    const refusal = refusalOf(result, 403);
    if (refusal) return { outcome: outcomeOf(refusal.code) };
    dataOf(result);
    return { outcome: "ended" };
  }),
});

export const toTaxData = ({
  zip_code: zipCode,
  tax_number: taxNumber,
  charges_vat: chargesVat,
  ...data
}: Wire["TaxData"]): TaxData => ({ ...data, zipCode, taxNumber, chargesVat });

const toWire = ({ zipCode, taxNumber, chargesVat, ...data }: TaxData): Wire["TaxData"] => ({
  ...data,
  zip_code: zipCode,
  tax_number: taxNumber,
  charges_vat: chargesVat,
});

const fieldsByName: Readonly<Record<string, TaxField>> = {
  name: "name",
  street: "street",
  zip_code: "zipCode",
  city: "city",
  country: "country",
  tax_number: "taxNumber",
};

/** One field may have several errors; the first one counts. */
function wrongIn(errors: readonly Wire["TaxFieldError"][]): TaxFieldProblem[] {
  const problems = new Map<TaxField, TaxFieldProblem>();
  for (const { field: path, unprintable = "" } of errors) {
    const field = fieldsByName[path.split(/[./]/).at(-1)!];
    if (field && !problems.has(field)) problems.set(field, { field, unprintable });
  }
  return [...problems.values()];
}
