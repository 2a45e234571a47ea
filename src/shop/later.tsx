import { createContext, Suspense, use, useContext, useDeferredValue, type ReactNode } from "react";

/** React reads a promise that says so at once, without waiting for it. */
const kept = (promise: Promise<void>): Promise<void> => Object.assign(promise, { status: "fulfilled" });

/** Where nothing is taken over from a painted page. */
export const aliveAtOnce = { alive: kept(Promise.resolve()), say: () => {} };
/** Resolves when what is pressed first is alive. */
export const PageAlive = createContext(aliveAtOnce.alive);

export function pageComingAlive(): typeof aliveAtOnce {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { alive: promise, say: () => (kept(promise), resolve()) };
}
/** Whether the page is one that a link has led to. */
export const Followed = createContext(false);

type Props = {
  children: ReactNode;
  /** On a page that a link leads to, what stands above is seen before this is drawn. */
  drawnLast?: boolean;
};

/**
 * What comes alive after header, buy form and cart: until then it stands as it was painted, and its links and forms work as plain ones do.
 * Whatever is pressed in it becomes alive at once.
 */
export function Later({ children, drawnLast = false }: Props) {
  const isFollowed = useContext(Followed);
  if (isFollowed && drawnLast) return <DrawnLast>{children}</DrawnLast>;
  return (
    <Suspense>
      <AfterTheFirst>{children}</AfterTheFirst>
    </Suspense>
  );
}

function AfterTheFirst({ children }: { children: ReactNode }) {
  use(useContext(PageAlive));
  return children;
}

const DrawnLast = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
