import { fromPromise } from "xstate";

/**
 * A typed placeholder for an actor, implemented once with `machine.provide({ actors })`.
 *
 * @param name the port's name in `setup()`, for the error.
 * @returns actor logic that rejects if it runs without an implementation, which is a wiring bug.
 */
export const port = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" was not provided`)));

/**
 * An action on the outside world, implemented with `machine.provide({ actions })`. By default it does nothing, so that
 * paths through a machine can be walked without a browser.
 */
export const effect =
  <Params = undefined>() =>
  (_info: unknown, _params: Params): void => {};
