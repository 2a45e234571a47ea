import type { LoadPageInput, LoadPageOutput } from "#machines/shell/navigation/navigation.contract.ts";
import { createPort } from "#src/api/create-port.ts";
import { UnexpectedResponseError } from "#src/api/client.ts";

export type NavigationActorDependencies = {
  ready: (address: string) => Promise<unknown>;
  /** Whether the server still runs this page's version; rejects if it cannot be reached. */
  isThisVersion: () => Promise<boolean>;
};

export const navigationActors = ({ ready, isThisVersion }: NavigationActorDependencies) => ({
  loadPage: createPort<LoadPageOutput, LoadPageInput>()(async ({ input: { address } }) => {
    try {
      await ready(address);
      return { outcome: "loaded" };
    } catch (error) {
      // The page shows refusals itself.
      if (error instanceof UnexpectedResponseError) return { outcome: "loaded" };
      return { outcome: (await isThisVersion()) ? "broken" : "newVersion" };
    }
  }),
});
