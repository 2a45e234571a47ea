import { fromPromise } from "xstate";
import { ApiProblem } from "./client.ts";

type Outcome = { outcome: string };
type Unforeseen = { outcome: "unforeseen" };
type Asked<Input> = { input: Input; signal: AbortSignal };
type NeverReturned<Output extends Outcome, Answer extends Outcome> = Exclude<
  Output["outcome"],
  Answer["outcome"]
>;
/** A port's work. An outcome that it never returns is a type error that names it. */
type Work<Output extends Outcome, Answer extends Output, Input> = ((asked: Asked<Input>) => Promise<Answer>) &
  ([NeverReturned<Output, Answer>] extends [never]
    ? unknown
    : { neverReturned: NeverReturned<Output, Answer> });

/** Fills a port whose every outcome is returned; whatever was not foreseen rejects. */
export const answering =
  <Output extends Outcome, Input>() =>
  <Answer extends Output>(work: Work<Output, Answer, Input>) =>
    fromPromise<Output, Input>(work);

/** Fills a port that answers "unforeseen" where a refusal arrives that its work did not foresee; no work returns it. */
export const foreseeing =
  <Output extends Outcome, Input>() =>
  <Answer extends Exclude<Output, Unforeseen>>(work: Work<Exclude<Output, Unforeseen>, Answer, Input>) =>
    fromPromise<Output | Unforeseen, Input>(async (asked) => {
      try {
        return await work(asked);
      } catch (error) {
        if (error instanceof ApiProblem && isLasting(error.status)) return { outcome: "unforeseen" };
        throw error;
      }
    });

/** Asked again, it would be refused again: not a session's end (401), a time-out (408), "too many" (429) or a server's failure. */
const isLasting = (status: number): boolean => status < 500 && ![401, 408, 429].includes(status);
