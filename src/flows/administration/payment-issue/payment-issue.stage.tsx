import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { paymentIssuePaths } from "#machines/administration/payment-issue/payment-issue.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PaymentIssueContent } from "./payment-issue.flow.tsx";

export const paymentIssueStage: FlowStage<typeof paymentIssuePaths.machine> = {
  paths: paymentIssuePaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof paymentIssueStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="admin.payments.title" />
      </h1>
      <PaymentIssueContent actor={actor} />
    </main>
  );
}
