import { Notice } from "#src/ui/notice.tsx";
import { build } from "./build.ts";
import { buildParameter } from "./story-place.ts";

/** Says so if a link was copied from another build than this one. */
export function OtherBuild() {
  const linked = new URLSearchParams(location.search).get(buildParameter);
  if (linked === null || linked === build) return null;
  return (
    <Notice tone="problem">
      This link was copied from build {linked.slice(0, 40)}; this is build {build}. The story may have
      changed.
    </Notice>
  );
}
