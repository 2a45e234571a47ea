import { createContext, Suspense, use, useContext, useDeferredValue, type ReactNode } from "react";

/** React reads a promise with this status synchronously. */
const fulfilled = (promise: Promise<void>): Promise<void> => Object.assign(promise, { status: "fulfilled" });

/** For pages that are rendered in the browser. */
export const alreadyHydrated = { alive: fulfilled(Promise.resolve()), say: () => {} };
/** Resolves when the header, the buy form and the cart are hydrated. */
export const PageHydrated = createContext(alreadyHydrated.alive);

export function createHydration(): typeof alreadyHydrated {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { alive: promise, say: () => (fulfilled(promise), resolve()) };
}
/** Whether the page was reached by a link within the shop. */
export const IsClientNavigation = createContext(false);

type Props = {
  children: ReactNode;
  /** After a navigation in the browser, renders this after the content above it. */
  drawnLast?: boolean;
};

/**
 * Delays hydration until the header, the buy form and the cart are hydrated; until then links and forms work as plain
 * ones. React hydrates a part at once when it is pressed.
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
