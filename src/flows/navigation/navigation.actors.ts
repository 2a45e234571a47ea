import type { LoadPageInput, LoadPageOutput } from "../../../machines/navigation/navigation.contract.ts";
import { createPort } from "../../api/create-port.ts";
import { UnexpectedResponseError } from "../../api/client.ts";

export type NavigationActorDependencies = {
  /** Fetches all that the page at an address is painted from. */
  ready: (address: string) => Promise<unknown>;
  /** Whether the server still runs the version that this page came from; rejects when nobody answers. */
  isThisVersion: () => Promise<boolean>;
};

export const navigationActors = ({ ready, isThisVersion }: NavigationActorDependencies) => ({
  loadPage: createPort<LoadPageOutput, LoadPageInput>()(async ({ input: { address } }) => {
    try {
      await ready(address);
      return { outcome: "loaded" };
    } catch (error) {
      // The page says itself what it was refused.
      if (error instanceof UnexpectedResponseError) return { outcome: "loaded" };
      return { outcome: (await isThisVersion()) ? "broken" : "newVersion" };
    }
  }),
});
