import type { ComponentType } from "react";
import type { Actor, AnyStateMachine } from "xstate";
import type { PathModel } from "../../machines/paths/model.ts";

/** A flow as the workshop shows it: its ways, and its real screens around an actor that moves when it is told to. */
export type FlowStage<Machine extends AnyStateMachine> = {
  paths: PathModel<Machine>;
  Screen: ComponentType<{ actor: Actor<Machine> }>;
};
