import { Suspense, use, type ComponentType, type ReactNode } from "react";
import { chunkTimeout } from "#domain/specified-values.ts";
import { NetworkError } from "#src/api/client.ts";
import { Boundary } from "./boundary.tsx";
import { PartFailed } from "./failed.tsx";

type Module<Props> = { default: ComponentType<Props> };
type Loading<Props> = Promise<Module<Props>>;

/**
 * A component in a chunk of its own. `React.lazy` would remember a failure for ever; here `load` fetches again.
 * A chunk that has arrived is rendered at once, without suspending.
 */
export function loadable<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  let loading: Loading<Props> | undefined;
  /** A failed load stays here until `load` is called again, so that the render fails too. */
  let awaited: Loading<Props> | undefined;

  /** @throws NetworkError if the chunk does not arrive */
  const load = (): Loading<Props> => {
    if (loading) return loading;
    const started: Loading<Props> = withChunkTimeout(fetchModule());
    // React reads a promise with this status synchronously.
    const fulfil = (value: Module<Props>) => Object.assign(started, { status: "fulfilled", value });
    started.then(fulfil, () => (loading = undefined));
    return (loading = awaited = started);
  };
  function Loaded(props: Props) {
    const { default: Content } = use(awaited ?? load());
    return <Content {...props} />;
  }
  return { load, Loaded };
}

/** An optional part of a page: fetched when it is first shown, with a retry if that fails. */
export function lazyPart<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  const { load, Loaded } = loadable(fetchModule);
  const Part = (props: Props) => (
    <PartBoundary load={load}>
      <Loaded {...props} />
    </PartBoundary>
  );
  return { load, Part };
}

/** A retry may still get the failure of the earlier load, so it loads once more. */
export const PartBoundary = ({ load, children }: { load: () => Promise<unknown>; children: ReactNode }) => (
  <Boundary
    failed={(error, repaint) => <PartFailed error={error} retry={() => load().catch(load).then(repaint)} />}
  >
    <Suspense>{children}</Suspense>
  </Boundary>
);

/** @throws NetworkError if it fails or exceeds the time-out */
export function withChunkTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("it took too long")), chunkTimeout);
  return Promise.race([work, promise])
    .catch((cause: unknown) => {
      throw new NetworkError(cause);
    })
    .finally(() => clearTimeout(timer));
}
