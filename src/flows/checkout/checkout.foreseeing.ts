import { fromPromise } from "xstate";
import type { Unforeseen } from "../../../machines/checkout/checkout.contract.ts";
import { ApiProblem } from "../../api/client.ts";

/** A refusal that a port did not foresee is an outcome too: asked again, it would be refused again. Others pass. */
export const foreseeing = <Output, Input>(
  ask: (asked: { input: Input; signal: AbortSignal }) => Promise<Output>,
) =>
  fromPromise<Output | Unforeseen, Input>(async (asked) => {
    try {
      return await ask(asked);
    } catch (error) {
      if (error instanceof ApiProblem && lasting(error.status)) return { outcome: "unforeseen" };
      throw error;
    }
  });

/** Not a session's end (401), a time-out (408), "too many" (429) or a server's failure. */
const lasting = (status: number): boolean => status < 500 && ![401, 408, 429].includes(status);
