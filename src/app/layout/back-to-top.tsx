import { Suspense } from "react";
import { backToTop, scrollThrottle } from "#domain/specified-values.ts";
import { Boundary } from "#src/app/boundary.tsx";
import { loadable } from "#src/app/loadable.tsx";
import { useScrollValue } from "./use-scroll-value.ts";

const arrow = loadable(() => import("./back-to-top-arrow.tsx"));

const isFarDown = () =>
  document.documentElement.scrollHeight > backToTop.tallerThan && scrollY >= backToTop.scrolledBy;

/** The page works without the arrow, so nothing is shown if its chunk does not arrive. */
export function BackToTop() {
  if (!useScrollValue(isFarDown, scrollThrottle.backToTop, false)) return null;
  return (
    <Boundary failed={() => null}>
      <Suspense>
        <arrow.Loaded />
      </Suspense>
    </Boundary>
  );
}
