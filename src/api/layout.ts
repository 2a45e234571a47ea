import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api, type Wire } from "./client.ts";
import { cached, type MarketLocale } from "./queries.ts";

/** Data of header and footer. Only the fields that are shown are selected, because every server-rendered page carries them. */

export type MenuEntry = Pick<Wire["MenuEntry"], "id" | "name" | "link"> & { children: readonly MenuEntry[] };

const menuEntry = ({ id, name, link, children }: Wire["MenuEntry"]): MenuEntry => ({
  id,
  name,
  link,
  children: children.map(menuEntry),
});

export const menuQuery = (api: Api, languageId: string) =>
  queryOptions({
    queryKey: ["menu", languageId],
    queryFn: async () =>
      dataOf(await api.GET("/menu/localized/{languageId}", { params: { path: { languageId } } })).map(
        menuEntry,
      ),
    ...cached,
  });

export const footerQuery = (api: Api, languageId: string) =>
  queryOptions({
    queryKey: ["footer", languageId],
    queryFn: async () =>
      dataOf(await api.GET("/footer/localized/{languageId}", { params: { path: { languageId } } })).map(
        ({ id, column, row, name, link }) => ({ id, column, row, name, link }),
      ),
    ...cached,
  });

export type Department = Pick<Wire["Category"], "id" | "url_fragment" | "name" | "image">;

export const departmentsQuery = (api: Api, marketLocale: MarketLocale) =>
  queryOptions({
    queryKey: ["departments", marketLocale],
    queryFn: async () =>
      dataOf(await api.GET("/categories/{languageId}/{marketId}", { params: { path: marketLocale } }))
        .filter(({ parent_id }) => parent_id === null)
        .map(({ id, url_fragment, name, image }): Department => ({ id, url_fragment, name, image })),
    ...cached,
  });
