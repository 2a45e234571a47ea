import type { ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { SecondFactorTask } from "#machines/account/second-factor/second-factor.contract.ts";
import { secondFactorMachine } from "#machines/account/second-factor/second-factor.machine.ts";
import { secondFactorView } from "#machines/account/second-factor/second-factor.view.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { secondFactorActors } from "./second-factor.actors.ts";
import { SecondFactorScreen } from "./second-factor.screen.tsx";

type Actor = ActorRefFrom<typeof secondFactorMachine>;
type Props = {
  task: SecondFactorTask;
  token: string;
  /** `token` null: the session's token has not changed. */
  onDone: (token: string | null) => void;
  onLeft: () => void;
  onEnded: () => void;
};

export const SecondFactor = (props: Props) => <Shown actor={useSecondFactor(props)} />;

export const SecondFactorDialog = ({ title, ...props }: Props & { title: ReactNode }) => (
  <SecondFactorDialogContent actor={useSecondFactor(props)} title={title} />
);

/** Closing the dialog goes through the flow, which may still have something to finish. */
export const SecondFactorDialogContent = ({ actor, title }: { actor: Actor; title: ReactNode }) => (
  <Dialog title={title} onClose={() => actor.send({ type: "secondFactor.left" })}>
    <Shown actor={actor} />
  </Dialog>
);

function useSecondFactor({ task, token, onDone, onLeft, onEnded }: Props): Actor {
  const { api, flowLog } = useShop();
  const machine = secondFactorMachine.provide({
    actors: secondFactorActors(api, token),
    actions: {
      finish: (_, { token: proved }) => onDone(proved),
      leave: onLeft,
      end: onEnded,
    },
  });
  return useActorRef(machine, { input: { task }, inspect: flowLog.inspect });
}

const Shown = ({ actor }: { actor: Actor }) => (
  <SecondFactorScreen view={useSelector(actor, secondFactorView, sameView)} send={actor.send} />
);
