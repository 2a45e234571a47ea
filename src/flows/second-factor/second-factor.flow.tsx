import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { SecondFactorTask } from "../../../machines/second-factor/second-factor.contract.ts";
import { secondFactorMachine } from "../../../machines/second-factor/second-factor.machine.ts";
import { secondFactorView } from "../../../machines/second-factor/second-factor.view.ts";
import { sameView } from "../../shop/same-view.ts";
import { useShop } from "../../shop/shop-context.ts";
import { secondFactorActors } from "./second-factor.actors.ts";
import { SecondFactorScreen } from "./second-factor.screen.tsx";

type Props = {
  task: SecondFactorTask;
  /** Of the session that proves or enrols something. */
  token: string;
  /** It is done; null: the session's token is as it was. */
  onDone: (token: string | null) => void;
  onLeft: () => void;
  onEnded: () => void;
};

/** Proves a second time who somebody is, or sets up what proves it. */
export function SecondFactor({ task, token, onDone, onLeft, onEnded }: Props) {
  const { api, flowLog } = useShop();
  const machine = secondFactorMachine.provide({
    actors: secondFactorActors(api, token),
    actions: {
      finish: (_, { token: proved }) => onDone(proved),
      leave: onLeft,
      end: onEnded,
    },
  });
  const actor = useActorRef(machine, { input: { task }, inspect: flowLog.inspect });
  return <SecondFactorShown actor={actor} />;
}

/** A flow that runs already. */
export function SecondFactorShown({ actor }: { actor: ActorRefFrom<typeof secondFactorMachine> }) {
  return <SecondFactorScreen view={useSelector(actor, secondFactorView, sameView)} send={actor.send} />;
}
