import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { passwordResetPaths } from "#machines/account/password-reset/password-reset.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PasswordResetContent } from "./password-reset.flow.tsx";

export const passwordResetStage: FlowStage<typeof passwordResetPaths.machine> = {
  paths: passwordResetPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof passwordResetStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.reset.title" />
      </h1>
      <PasswordResetContent actor={actor} />
    </main>
  );
}
