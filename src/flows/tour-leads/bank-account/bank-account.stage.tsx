import { bankAccountPaths } from "#machines/tour-leads/bank-account/bank-account.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { BankAccountContent } from "./bank-account.flow.tsx";

export const bankAccountStage = pageStage(bankAccountPaths, "payouts.bank.title", BankAccountContent);
