import type {
  BankAccount,
  KeepAccountInput,
  KeepAccountOutput,
} from "#machines/tour-leads/bank-account/bank-account.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type BankAccountActorDependencies = {
  api: Api;
};

export const bankAccountActors = ({ api }: BankAccountActorDependencies) => ({
  keepAccount: createForgivingPort<KeepAccountOutput, KeepAccountInput>()(async ({ input, signal }) => {
    const { holder, iban, password } = input;
    const body = { holder, iban, ...(password !== null && { password }) };
    const result = await api.PUT("/users/tour_leads/me/bank_account", { body, signal });
    const refusal = refusalOf(result, 400, 403, 429);
    if (!refusal) {
      return { outcome: "kept", account: toAccount(dataOf(result)) };
    }
    switch (refusal.code) {
      case "invalid":
        return { outcome: outcomeOf(refusal.code), fields: wrongIn(refusal.errors) };
      case "password_needed": {
        const { bank_account } = dataOf(await api.GET("/users/tour_leads/me/bank_account", { signal }));
        // Null: the account was deleted meanwhile.
        return bank_account
          ? { outcome: outcomeOf(refusal.code), account: toAccount(bank_account) }
          : { outcome: outcomeOf("incorrect_password") };
      }
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "incorrect_password":
      case "not_a_tour_lead":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal);
    }
  }),
});

export const toAccount = ({ holder, country, iban_end }: Wire["BankAccount"]): BankAccount => ({
  holder,
  country,
  ibanEnd: iban_end,
});

function wrongIn(errors: readonly Wire["BankAccountFieldError"][]) {
  const at = (name: string) => errors.find(({ field }) => field === name);
  const holder = at("holder");
  return {
    holder: holder ? (holder.code === "latin_only" ? ("latin_only" as const) : ("too_long" as const)) : null,
    iban: at("iban") ? ("iban_wrong" as const) : null,
  };
}
