import type { ComponentType } from "react";
import type { Actor, AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import { defaultStage } from "./default-stage.tsx";
import type { FlowStage } from "./flow-stage.ts";

const stageFiles = import.meta.glob<Record<string, FlowStage<AnyStateMachine>>>(
  "/src/flows/*/*/*.stage.tsx",
  { eager: true },
);
const flowFiles = import.meta.glob<Record<string, ComponentType<{ actor: Actor<AnyStateMachine> }>>>(
  "/src/flows/*/*/*.flow.tsx",
  { eager: true },
);
const pathFiles = import.meta.glob<Record<string, PathModel<AnyStateMachine>>>("/machines/*/*/*.paths.ts", {
  eager: true,
});

const pathModels = Object.values(pathFiles)
  .flatMap((file) => Object.values(file))
  .filter((exported) => "machine" in exported);
const components = new Map(Object.values(flowFiles).flatMap((file) => Object.entries(file)));
const ownStages = Object.values(stageFiles)
  .flatMap((file) => Object.values(file))
  .filter((exported) => "paths" in exported);

export const flowStages: ReadonlyMap<string, FlowStage<AnyStateMachine>> = new Map([
  ...pathModels.flatMap((paths) => {
    const { id } = paths.machine;
    const Content = components.get(`${id.replace(/^./, (letter) => letter.toUpperCase())}Content`);
    return Content ? [[id, defaultStage(paths, Content)] as const] : [];
  }),
  ...ownStages.map((stage) => [stage.paths.machine.id, stage] as const),
]);

/** The folder of `machines/` that a flow is in, by its machine's id. */
export const flowAreas: ReadonlyMap<string, string> = new Map(
  Object.entries(pathFiles).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter((model) => "machine" in model)
      .map((model) => [model.machine.id, file.split("/")[2]!] as const),
  ),
);
