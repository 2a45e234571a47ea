import type { LoadPageInput, LoadPageOutput } from "../../../machines/navigation/navigation.contract.ts";
import { answering } from "../../api/answering.ts";
import { ApiProblem } from "../../api/client.ts";

export type NavigationActorDependencies = {
  /** Fetches all that the page at an address is painted from. */
  ready: (address: string) => Promise<unknown>;
  /** Whether the server still runs the version that this page came from; rejects when nobody answers. */
  isThisVersion: () => Promise<boolean>;
};

export const navigationActors = ({ ready, isThisVersion }: NavigationActorDependencies) => ({
  loadPage: answering<LoadPageOutput, LoadPageInput>()(async ({ input: { address } }) => {
    try {
      await ready(address);
      return { outcome: "loaded" };
    } catch (error) {
      // The page says itself what it was refused.
      if (error instanceof ApiProblem) return { outcome: "loaded" };
      return { outcome: (await isThisVersion()) ? "broken" : "newVersion" };
    }
  }),
});
