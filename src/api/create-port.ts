import { fromPromise } from "xstate";
import { UnexpectedResponseError } from "./client.ts";

type Outcome = { outcome: string };
type Unforeseen = { outcome: "unforeseen" };
type Asked<Input> = { input: Input; signal: AbortSignal };
type NeverReturned<Output extends Outcome, Answer extends Outcome> = Exclude<
  Output["outcome"],
  Answer["outcome"]
>;
/** A port's implementation. If it never returns some outcome, a type error names that outcome. */
type Work<Output extends Outcome, Answer extends Output, Input> = ((
  request: Asked<Input>,
) => Promise<Answer>) &
  ([NeverReturned<Output, Answer>] extends [never]
    ? unknown
    : { neverReturned: NeverReturned<Output, Answer> });

/** Implements a port whose function returns every outcome itself; anything unexpected rejects. */
export const createPort =
  <Output extends Outcome, Input>() =>
  <Answer extends Output>(work: Work<Output, Answer, Input>) =>
    fromPromise<Output, Input>(work);

/** Implements a port that returns "unforeseen" for a refusal its function did not expect. */
export const createForgivingPort =
  <Output extends Outcome, Input>() =>
  <Answer extends Exclude<Output, Unforeseen>>(work: Work<Exclude<Output, Unforeseen>, Answer, Input>) =>
    fromPromise<Output | Unforeseen, Input>(async (request) => {
      try {
        return await work(request);
      } catch (error) {
        if (error instanceof UnexpectedResponseError && isLasting(error.status))
          return { outcome: "unforeseen" };
        throw error;
      }
    });

/** Trying again would not help: not an ended session (401), a time-out (408), "too many" (429) or a server failure. */
const isLasting = (status: number): boolean => status < 500 && ![401, 408, 429].includes(status);
