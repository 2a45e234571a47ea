import { passkeyPaths } from "#machines/account/passkey/passkey.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { PasskeyContent } from "./passkey.flow.tsx";

export const passkeyStage = pageStage(passkeyPaths, null, PasskeyContent);
