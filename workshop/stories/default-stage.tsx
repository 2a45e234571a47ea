import type { ComponentType, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Actor, AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";
import type { FlowStage } from "./flow-stage.ts";

type Content<Machine extends AnyStateMachine> = ComponentType<{ actor: Actor<Machine> }>;

/** A page with nothing but the flow, for flows that need no other surroundings. */
export const defaultStage = <Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  content: Content<Machine>,
): FlowStage<Machine> =>
  stageBelow(<h1>{paths.purpose.replace(/^./, (letter) => letter.toUpperCase())}</h1>, paths, content);

/** The flow on its page, whose title is the text `titleId`; null: the flow has a title of its own. */
export const pageStage = <Machine extends AnyStateMachine>(
  paths: PathModel<Machine>,
  titleId: string | null,
  content: Content<Machine>,
): FlowStage<Machine> =>
  stageBelow(
    titleId && (
      <h1>
        <FormattedMessage id={titleId} />
      </h1>
    ),
    paths,
    content,
  );

const stageBelow = <Machine extends AnyStateMachine>(
  title: ReactNode,
  paths: PathModel<Machine>,
  Content: Content<Machine>,
): FlowStage<Machine> => ({
  paths,
  Screen: ({ actor }) => (
    <main>
      {title}
      <Content actor={actor} />
    </main>
  ),
});
