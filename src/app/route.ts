import type { ComponentType } from "react";
import { routeNames } from "#domain/links.ts";
import type { ScreenArea } from "#domain/text-areas.ts";
import type { Role } from "#machines/account/session/session.contract.ts";
import { loadable } from "./loadable.tsx";
import { loadIllustration, withLayout, type PageLoader } from "./page-data.ts";

type PageModule = { default: ComponentType };
export type ShopRoute = ReturnType<typeof route>;

const files = import.meta.glob<PageModule>("/src/pages/**/*.page.tsx");

export function route(
  path: string | RegExp,
  file: string,
  areas: readonly ScreenArea[],
  data: PageLoader = async () => {},
  role?: Role,
) {
  const { load, Loaded } = loadable(files[file]!);
  return { path, file, areas, load, data: withLayout(data), role, Page: Loaded };
}

export const accountRoute = (path: string, file: string, areas: readonly ScreenArea[] = []) =>
  route(path, `/src/pages/${file}`, ["account", ...areas]);

/** A page of an account's order, and of a guest's. */
export const orderRoutes = (
  path: string,
  guestPath: string,
  file: string,
  areas: readonly ScreenArea[],
): readonly ShopRoute[] =>
  [path, `/${routeNames.guestOrder}${guestPath}`].map((at) => accountRoute(at, file, areas));

/** A page with a department's picture beside its text. */
export const pictured = (path: string, file: string, area: ScreenArea) =>
  route(path, `/src/pages/${file}`, [area], loadIllustration);

/** Not found for everyone but administrators. */
export const adminRoute = (path: string, file: string, areas: readonly ScreenArea[]) =>
  route(path, `/src/pages/admin/${file}`, areas, undefined, "administrator");
