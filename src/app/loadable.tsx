import { Suspense, use, type ComponentType, type ReactNode } from "react";
import { chunkTimeout } from "../../domain/specified-values.ts";
import { NetworkError } from "../api/client.ts";
import { Boundary } from "./boundary.tsx";
import { PartFailed } from "./failed.tsx";
import { missingStyles } from "./styles.ts";

type Module<Props> = { default: ComponentType<Props> };
type Loading<Props> = Promise<Module<Props>>;

/**
 * A component in a chunk of its own. `React.lazy` would remember a failure for ever; here `load` fetches again.
 * A chunk that has arrived is rendered at once, without suspending.
 */
export function loadable<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  let loading: Loading<Props> | undefined;
  /** What a render waits for; a failed one stays until somebody loads again, so that the render fails too. */
  let awaited: Loading<Props> | undefined;

  /** @throws Unanswered if the chunk doesn't come */
  const load = (): Loading<Props> => {
    if (loading) return loading;
    const started: Loading<Props> = withChunkTimeout(missingStyles().then(fetchModule));
    // React reads a promise that says so at once.
    const keep = (value: Module<Props>) => Object.assign(started, { status: "fulfilled", value });
    started.then(keep, () => (loading = undefined));
    return (loading = awaited = started);
  };
  function Loaded(props: Props) {
    const { default: Content } = use(awaited ?? load());
    return <Content {...props} />;
  }
  return { load, Loaded };
}

/** A part that a page can do without: fetched when it is first shown; where that fails it says so and can be tried again. */
export function lazyPart<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  const { load, Loaded } = loadable(fetchModule);
  const Part = (props: Props) => (
    <PartBoundary load={load}>
      <Loaded {...props} />
    </PartBoundary>
  );
  return { load, Part };
}

/** What was still on its way when it was tried again may fail of what was wrong before: then it is asked for once more. */
export const PartBoundary = ({ load, children }: { load: () => Promise<unknown>; children: ReactNode }) => (
  <Boundary
    failed={(error, repaint) => <PartFailed error={error} retry={() => load().catch(load).then(repaint)} />}
  >
    <Suspense>{children}</Suspense>
  </Boundary>
);

/** @throws Unanswered if it fails or takes longer than a chunk may */
export function withChunkTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("it took too long")), chunkTimeout);
  return Promise.race([work, promise])
    .catch((cause: unknown) => {
      throw new NetworkError(cause);
    })
    .finally(() => clearTimeout(timer));
}
