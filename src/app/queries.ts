import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { UnexpectedResponseError } from "#src/api/client.ts";
import type { InitialData } from "./page-state.ts";
import type { ReportSink } from "./report.ts";
import { cacheTexts, type LoadMessages } from "./texts.tsx";

/** A query client, seeded with the data that came with the page. */
export function createQueryClient(
  { report, loadMessages }: { report: ReportSink; loadMessages: LoadMessages },
  { answers, texts }: InitialData,
): QueryClient {
  // The API client has already reported refusals.
  const reportOthers = (error: unknown) => void (error instanceof UnexpectedResponseError || report(error));
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportOthers }),
    mutationCache: new MutationCache({ onError: reportOthers }),
    defaultOptions: {
      // Requests are sent even if the browser claims to be offline: a paused query would show nothing.
      // Missing data is shown as missing, not fetched again.
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
        // Existing data stays: replacing it could disturb someone who is typing below it.
        refetchOnReconnect: ({ state }) => state.data === undefined,
      },
    },
  });
  cacheTexts(queries, loadMessages, texts);
  for (const [key, result] of answers) queries.setQueryData(key, result);
  return queries;
}
