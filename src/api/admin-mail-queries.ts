import { queryOptions } from "@tanstack/react-query";
import { dataOf, type Api } from "./client.ts";
import { neverCached } from "./queries.ts";

export const failedMailsOnPage = 20;

export const failedMailsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ["admin", "failedMails", page],
    queryFn: async () => {
      const query = { limit: failedMailsOnPage, skip: (page - 1) * failedMailsOnPage };
      return dataOf(await api.GET("/admin/failed-mails/", { params: { query } }));
    },
    ...neverCached,
  });

export const failedMailCountQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "failedMailCount"],
    queryFn: async () => dataOf(await api.GET("/admin/failed-mails/count")).count,
    ...neverCached,
  });
