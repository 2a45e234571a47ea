import type { LiveFlow } from "./live-flows.ts";

/** The flows that outlive every page, with the paths of the pages that they belong to. */
const longLived: Readonly<Record<string, RegExp | null>> = {
  cart: /^\/cart\b/,
  session: /^\/(login|confirm-email|user)\b/,
  shop: /^\/welcome-page\b/,
  cartDropdown: null,
  market: null,
};

/**
 * The flow of the current page: one that lives on the page, otherwise the long-lived one for its path, otherwise the one
 * with the latest event.
 *
 * @param pathname with its language
 */
export function flowOfPage(flows: readonly LiveFlow[], pathname: string): LiveFlow | undefined {
  const path = `/${pathname.split("/").slice(2).join("/")}`;
  const running = flows.filter(({ snapshot }) => snapshot.status === "active");
  const onPage = running.findLast(({ actor, machine }) => !(machine.id in longLived) && !actor._parent);
  if (onPage) return onPage;
  const about = running.find(({ machine }) => longLived[machine.id]?.test(path));
  return about ?? running.toSorted((a, b) => lastOf(b) - lastOf(a))[0];
}

const lastOf = ({ log }: LiveFlow): number => log[0]?.at ?? 0;
