import type { ComponentProps } from "react";
import { wishListPaths } from "#machines/shopping/wish-list/wish-list.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { WishListContent } from "./wish-list.flow.tsx";

export const wishListStage: FlowStage<typeof wishListPaths.machine> = { paths: wishListPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof wishListStage)["Screen"]>) {
  return (
    <main>
      <h1>Boston fern</h1>
      <WishListContent actor={actor} name="Boston fern" />
    </main>
  );
}
