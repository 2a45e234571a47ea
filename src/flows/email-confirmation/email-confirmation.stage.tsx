import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { emailConfirmationPaths } from "../../../machines/email-confirmation/email-confirmation.paths.ts";
import type { FlowStage } from "../../../workshop/stories/flow-stage.ts";
import { EmailConfirmationShown } from "./email-confirmation.flow.tsx";

export const emailConfirmationStage: FlowStage<typeof emailConfirmationPaths.machine> = {
  paths: emailConfirmationPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof emailConfirmationStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.confirm_email.title" />
      </h1>
      <EmailConfirmationShown actor={actor} />
    </main>
  );
}
