import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { passwordRecoveryPaths } from "#machines/account/password-recovery/password-recovery.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PasswordRecoveryContent } from "./password-recovery.flow.tsx";

export const passwordRecoveryStage: FlowStage<typeof passwordRecoveryPaths.machine> = {
  paths: passwordRecoveryPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof passwordRecoveryStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="account.recovery.title" />
      </h1>
      <PasswordRecoveryContent actor={actor} />
    </main>
  );
}
