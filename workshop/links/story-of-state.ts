import type { AnyMachineSnapshot } from "xstate";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { leafStates } from "#machines/paths/explore.ts";
import { restingLeaves } from "#machines/paths/paths.ts";
import { exportName, storiesTitle } from "#workshop/stories/story-names.ts";
import { workshopUrl } from "./addresses.ts";

/** The story of a flow's current state in the workshop; null if the state has none. */
export function storyUrl(snapshot: AnyMachineSnapshot): string | null {
  const { machine } = snapshot;
  const resting = restingLeaves(machine);
  const leaf = leafStates(snapshot).find((state) => resting.includes(state));
  if (leaf === undefined) return null;
  const story = toId(storiesTitle(machine.id), storyNameFromExport(exportName(leaf)));
  return `${workshopUrl}/?path=/story/${story}`;
}
