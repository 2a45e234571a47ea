import { Suspense, use, type ComponentType, type ReactNode } from "react";
import { Unanswered } from "../api/client.ts";
import { Boundary } from "./boundary.tsx";
import { PartFailed } from "./failed.tsx";

type Module<Props> = { default: ComponentType<Props> };
/** How long a chunk may take, in milliseconds. */
export const chunkPatience = 120_000;

/**
 * A component in a chunk of its own. `React.lazy` would remember a failure for ever; here `load` fetches again.
 * A chunk that has arrived is painted at once, without suspending.
 */
export function loadable<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  let loaded: Module<Props> | undefined;
  let loading: Promise<Module<Props>> | undefined;
  /** What a render waits for; a failed one stays until somebody loads again, so that the render fails too. */
  let awaited: Promise<Module<Props>> | undefined;

  /** @throws Unanswered if the chunk doesn't come */
  const load = (): Promise<Module<Props>> => {
    loading ??= awaited = patiently(fetchModule()).then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Loaded(props: Props) {
    const { default: Content } = loaded ?? use(awaited ?? load());
    return <Content {...props} />;
  }
  return { load, Loaded };
}

/** A part that a page can do without: fetched when it is first shown; where that fails it says so and can be tried again. */
export function part<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  const { load, Loaded } = loadable(fetchModule);
  const Part = (props: Props) => (
    <PartBoundary load={load}>
      <Loaded {...props} />
    </PartBoundary>
  );
  return { load, Part };
}

export const PartBoundary = ({ load, children }: { load: () => Promise<unknown>; children: ReactNode }) => (
  <Boundary failed={(error, repaint) => <PartFailed error={error} retry={() => load().then(repaint)} />}>
    <Suspense>{children}</Suspense>
  </Boundary>
);

/** @throws Unanswered if it fails or takes longer than a chunk may */
export function patiently<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("it took too long")), chunkPatience);
  return Promise.race([work, promise])
    .catch((cause: unknown) => {
      throw new Unanswered(cause);
    })
    .finally(() => clearTimeout(timer));
}
