import type { ComponentType } from "react";
import { routeNames } from "#domain/links.ts";
import type { ScreenArea } from "#domain/text-areas.ts";
import type { Role } from "#machines/account/session/session.contract.ts";
import { loadable } from "./loadable.tsx";
import { loadIllustration, withLayout, type PageLoader } from "./page-data.ts";

type PageModule = { default: ComponentType };
export type ShopRoute = ReturnType<typeof route>;

const files = import.meta.glob<PageModule>("/src/pages/**/*.page.tsx");

/** @param page its file in `src/pages` */
export function route(
  path: string | RegExp,
  page: string,
  areas: readonly ScreenArea[],
  data: PageLoader = async () => {},
  role?: Role,
) {
  const file = `/src/pages/${page}`;
  const { load, Loaded } = loadable(files[file]!);
  return { path, file, areas, load, data: withLayout(data), role, Page: Loaded };
}

export const accountRoute = (path: string, page: string, areas: readonly ScreenArea[] = []) =>
  route(path, page, ["account", ...areas]);

/** A page of an account's order, and of a guest's. */
export const orderRoutes = (
  path: string,
  guestPath: string,
  page: string,
  areas: readonly ScreenArea[],
): readonly ShopRoute[] =>
  [path, `/${routeNames.guestOrder}${guestPath}`].map((at) => accountRoute(at, page, areas));

/** A page with a department's picture beside its text. */
export const pictured = (path: string, page: string, area: ScreenArea) =>
  route(path, page, [area], loadIllustration);

/** Not found for everyone but administrators. */
export const adminRoute = (path: string, page: string, areas: readonly ScreenArea[] = []) =>
  route(path, `admin/${page}`, ["admin", ...areas], undefined, "administrator");
