import { buyAgainPaths } from "#machines/after-sale/buy-again/buy-again.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { BuyAgainContent } from "./buy-again.flow.tsx";

export const buyAgainStage = pageStage(buyAgainPaths, null, BuyAgainContent);
