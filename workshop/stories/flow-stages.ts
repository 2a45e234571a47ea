import type { AnyStateMachine } from "xstate";
import type { FlowStage } from "./flow-stage.ts";

const files = import.meta.glob<Record<string, FlowStage<AnyStateMachine>>>("/src/flows/*/*/*.stage.tsx", {
  eager: true,
});

export const flowStages: ReadonlyMap<string, FlowStage<AnyStateMachine>> = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((exported) => "paths" in exported)
    .map((stage) => [stage.paths.machine.id, stage]),
);
