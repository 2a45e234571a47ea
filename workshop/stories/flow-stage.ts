import type { ComponentType } from "react";
import type { Actor, AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";

/** A flow in the workshop: its paths, and its real screens around an actor whose ports, events and clock are controlled. */
export type FlowStage<Machine extends AnyStateMachine> = {
  paths: PathModel<Machine>;
  Screen: ComponentType<{ actor: Actor<Machine> }>;
};
