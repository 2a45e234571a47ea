import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { UnexpectedResponseError } from "../api/client.ts";
import type { InitialData } from "./page-state.ts";
import type { ReportSink } from "./report.ts";
import { cacheTexts, type LoadMessages } from "./texts.tsx";

/** What the shop's server has answered, beginning with what came with the page. */
export function createQueryClient(
  { report, loadMessages }: { report: ReportSink; loadMessages: LoadMessages },
  { answers, texts }: InitialData,
): QueryClient {
  // Refusals by the API have already been reported.
  const reportOthers = (error: unknown) => void (error instanceof UnexpectedResponseError || report(error));
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportOthers }),
    mutationCache: new MutationCache({ onError: reportOthers }),
    defaultOptions: {
      // A browser that says it is offline is asked all the same: a question that waits is a page that says nothing.
      // What is missing is painted as missing, not asked for once more.
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
        // What is there stays: somebody may be typing below it.
        refetchOnReconnect: ({ state }) => state.data === undefined,
      },
    },
  });
  cacheTexts(queries, loadMessages, texts);
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  return queries;
}
