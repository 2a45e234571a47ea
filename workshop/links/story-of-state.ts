import type { AnyMachineSnapshot } from "xstate";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { leafStates } from "#machines/paths/explore.ts";
import { restingLeaves } from "#machines/paths/paths.ts";
import { exportName, storiesId } from "#workshop/stories/story-names.ts";
import { workshopUrl } from "./addresses.ts";

/** The story of a flow's current state in the workshop; null if the state has none. */
export function storyUrl(snapshot: AnyMachineSnapshot): string | null {
  const { machine } = snapshot;
  const resting = restingLeaves(machine);
  const leaf = leafStates(snapshot).find((state) => resting.includes(state));
  if (leaf === undefined) return null;
  return `${workshopUrl}/?path=/story/${storyId(machine.id, exportName(leaf))}`;
}

/** The id of a flow's free play. */
export const freePlayId = (machineId: string): string => storyId(machineId, "FreePlay");

const storyId = (machineId: string, exported: string): string =>
  toId(storiesId(machineId), storyNameFromExport(exported));
