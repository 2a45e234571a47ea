import type { ComponentType } from "react";
import type { Actor, AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import type { FlowStage } from "./flow-stage.ts";

/** A page with nothing but the flow, for flows that need no other surroundings. */
export const defaultStage = <Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  Content: ComponentType<{ actor: Actor<Machine> }>,
): FlowStage<Machine> => ({
  paths,
  Screen: ({ actor }) => (
    <main>
      <h1>{paths.purpose.replace(/^./, (letter) => letter.toUpperCase())}</h1>
      <Content actor={actor} />
    </main>
  ),
});
