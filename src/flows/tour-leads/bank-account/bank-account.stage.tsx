import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { bankAccountPaths } from "#machines/tour-leads/bank-account/bank-account.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { BankAccountContent } from "./bank-account.flow.tsx";

export const bankAccountStage: FlowStage<typeof bankAccountPaths.machine> = {
  paths: bankAccountPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof bankAccountStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="payouts.bank.title" />
      </h1>
      <BankAccountContent actor={actor} />
    </main>
  );
}
