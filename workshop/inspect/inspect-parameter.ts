const parameter = "inspect";
const storageKey = "trellis.inspect";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What a page's `?inspect` asks for. Once seen, it holds for every page of this tab until `?inspect=off`, because most
 * links and redirects do not carry it.
 */
export function readInspect(search: string, storage: TabStorage): { isOn: boolean; opensStately: boolean } {
  const requested = new URLSearchParams(search).get(parameter);
  if (requested === "off") storage.removeItem(storageKey);
  else if (requested !== null) storage.setItem(storageKey, "on");
  return { isOn: storage.getItem(storageKey) !== null, opensStately: requested === "stately" };
}

/**
 * Switches the inspector off in this tab.
 *
 * @returns the address without the parameter, with which a reload would switch it on again
 */
export function endInspect(address: string, storage: TabStorage): string {
  storage.removeItem(storageKey);
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
}
