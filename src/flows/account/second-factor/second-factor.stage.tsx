import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { secondFactorPaths } from "#machines/account/second-factor/second-factor.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { SecondFactorDialogContent } from "./second-factor.flow.tsx";

export const secondFactorStage: FlowStage<typeof secondFactorPaths.machine> = {
  paths: secondFactorPaths,
  Screen,
};

function Screen({ actor }: ComponentProps<(typeof secondFactorStage)["Screen"]>) {
  return (
    <main>
      <SecondFactorDialogContent actor={actor} title={<FormattedMessage id="account.proof.title" />} />
    </main>
  );
}
