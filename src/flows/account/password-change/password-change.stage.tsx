import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { passwordChangePaths } from "#machines/account/password-change/password-change.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PasswordChangeContent } from "./password-change.flow.tsx";

export const passwordChangeStage: FlowStage<typeof passwordChangePaths.machine> = {
  paths: passwordChangePaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof passwordChangeStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.password.change" />
      </h1>
      <PasswordChangeContent actor={actor} />
    </main>
  );
}
