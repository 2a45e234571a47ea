import { passwordRecoveryPaths } from "#machines/account/password-recovery/password-recovery.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { PasswordRecoveryContent } from "./password-recovery.flow.tsx";

export const passwordRecoveryStage = pageStage(
  passwordRecoveryPaths,
  "account.recovery.title",
  PasswordRecoveryContent,
);
