import type { ComponentProps } from "react";
import { passkeyPaths } from "#machines/account/passkey/passkey.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { PasskeyContent } from "./passkey.flow.tsx";

export const passkeyStage: FlowStage<typeof passkeyPaths.machine> = { paths: passkeyPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof passkeyStage)["Screen"]>) {
  return (
    <main>
      <PasskeyContent actor={actor} />
    </main>
  );
}
