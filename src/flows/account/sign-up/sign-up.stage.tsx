import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { signUpPaths } from "#machines/account/sign-up/sign-up.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { SignUpContent } from "./sign-up.flow.tsx";

export const signUpStage: FlowStage<typeof signUpPaths.machine> = { paths: signUpPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof signUpStage)["Screen"]>) {
  return (
    <main>
      <SignUpContent
        actor={actor}
        heading={
          <h1>
            <FormattedMessage id="account.sign_up.title" />
          </h1>
        }
      />
    </main>
  );
}
