import { createContext, Suspense, use, useContext, useDeferredValue, type ReactNode } from "react";

/** React reads a promise that says so at once, without waiting for it. */
const kept = (promise: Promise<void>): Promise<void> => Object.assign(promise, { status: "fulfilled" });

/** Where nothing is taken over from a painted page. */
export const alreadyHydrated = { alive: kept(Promise.resolve()), say: () => {} };
/** Resolves when what is pressed first is alive. */
export const PageHydrated = createContext(alreadyHydrated.alive);

export function createHydration(): typeof alreadyHydrated {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { alive: promise, say: () => (kept(promise), resolve()) };
}
/** Whether the page is one that a link has led to. */
export const IsClientNavigation = createContext(false);

type Props = {
  children: ReactNode;
  /** On a page that a link leads to, what stands above is seen before this is drawn. */
  drawnLast?: boolean;
};

/**
 * What comes alive after header, buy form and cart: until then it stands as it was painted, and its links and forms work as plain ones do.
 * Whatever is pressed in it becomes alive at once.
 */
export function DeferredHydration({ children, drawnLast = false }: Props) {
  const isFollowed = useContext(IsClientNavigation);
  if (isFollowed && drawnLast) return <DrawnLast>{children}</DrawnLast>;
  return (
    <Suspense>
      <AfterTheFirst>{children}</AfterTheFirst>
    </Suspense>
  );
}

function AfterTheFirst({ children }: { children: ReactNode }) {
  use(useContext(PageHydrated));
  return children;
}

const DrawnLast = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
