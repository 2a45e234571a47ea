import { useSelector } from "@xstate/react";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { authenticatorRemovalPaths } from "#machines/account/authenticator-removal/authenticator-removal.paths.ts";
import { leafOf } from "#machines/leaf.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import type { Wire } from "#src/api/client.ts";
import { AuthenticatorsContent } from "./authenticator-removal.flow.tsx";

export const authenticatorRemovalStage: FlowStage<typeof authenticatorRemovalPaths.machine> = {
  paths: authenticatorRemovalPaths,
  Screen,
};

const passkeys: Wire["Passkey"][] = [
  {
    id: "passkey-phone",
    name: "Safari, iOS",
    is_synced: true,
    created_at: "2026-09-30T06:12:00.000Z",
    last_used_at: "2026-11-20T18:40:00.000Z",
  },
  {
    id: "passkey-key",
    name: "",
    is_synced: false,
    created_at: "2026-03-02T08:00:00.000Z",
    last_used_at: null,
  },
];

/** Hides removed authenticators, as the API would. */
function Screen({ actor }: ComponentProps<(typeof authenticatorRemovalStage)["Screen"]>) {
  const isRemoved = useSelector(actor, ({ value }) =>
    ["open.removed", "open.notFound"].includes(leafOf(value)),
  );
  const left = passkeys.filter(({ id }) => !isRemoved || id !== "passkey-phone");
  return (
    <main>
      <h1>
        <FormattedMessage id="account.security.title" />
      </h1>
      <AuthenticatorsContent
        actor={actor}
        authenticators={{
          passkeys: left,
          app: { created_at: "2026-10-01T08:00:00.000Z" },
          recovery_codes_left: 9,
        }}
        isAdministrator
        onAdd={() => {}}
      />
    </main>
  );
}
