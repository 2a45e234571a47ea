import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { emailConfirmationPaths } from "#machines/account/email-confirmation/email-confirmation.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { EmailConfirmationContent } from "./email-confirmation.flow.tsx";

export const emailConfirmationStage: FlowStage<typeof emailConfirmationPaths.machine> = {
  paths: emailConfirmationPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof emailConfirmationStage)["Screen"]>) {
  const { decline } = actor.getSnapshot().context;
  return (
    <main>
      <h1>
        <FormattedMessage id={decline === null ? "account.confirm_email.title" : "account.decline.title"} />
      </h1>
      <EmailConfirmationContent actor={actor} />
    </main>
  );
}
