import type {
  RemoveInput,
  RemoveOutput,
} from "#machines/account/authenticator-removal/authenticator-removal.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export type AuthenticatorRemovalDependencies = {
  api: Api;
  refreshAuthenticators: () => Promise<void>;
};

export const authenticatorRemovalActors = ({
  api,
  refreshAuthenticators,
}: AuthenticatorRemovalDependencies) => ({
  remove: createForgivingPort<RemoveOutput, RemoveInput>()(async ({ input: { authenticator }, signal }) => {
    const result =
      authenticator.kind === "app"
        ? await api.DELETE("/users/customers/me/authenticator-app", { signal })
        : await api.DELETE("/users/customers/me/passkeys/{id}", {
            params: { path: { id: authenticator.id } },
            signal,
          });
    const refusal = refusalOf(result, 404, 409);
    await refreshAuthenticators();
    switch (refusal?.code) {
      case undefined:
        return { outcome: "removed" };
      case "not_found":
      case "last_second_factor":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
