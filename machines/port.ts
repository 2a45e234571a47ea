import { fromPromise } from "xstate";

/**
 * A typed hole in a machine, filled once with `machine.provide({ actors })`.
 *
 * @param name how the port is called in `setup()`; it is what the error says.
 * @returns actor logic that rejects when it runs unfilled: that is a wiring bug.
 */
export const port = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" was not provided`)));

/**
 * An action that the world does, filled with `machine.provide({ actions })`. Left out it does nothing:
 * so the ways through a machine can be walked without a browser.
 */
export const effect =
  <Params = undefined>() =>
  (_info: unknown, _params: Params): void => {};
