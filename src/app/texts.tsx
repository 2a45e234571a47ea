import { useMemo, type ReactNode } from "react";
import { useSuspenseQuery, type QueryClient } from "@tanstack/react-query";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { IntlProvider, useIntl } from "react-intl";
import type { ScreenArea } from "#domain/text-areas.ts";

export type Messages = Record<string, MessageFormatElement[]>;
export type LoadMessages = (area: ScreenArea) => Promise<Messages>;

export const textsKey = "texts";
const queryOf = (areas: readonly ScreenArea[]) => ({ queryKey: [textsKey, ...areas] as const });

/** Texts never go stale: their URLs contain hashes. */
export function cacheTexts(
  queries: QueryClient,
  load: LoadMessages,
  known: Readonly<Partial<Record<ScreenArea, Messages>>>,
): void {
  queries.setQueryDefaults([textsKey], {
    queryFn: async ({ queryKey }): Promise<Messages> => {
      const areas = queryKey.slice(1) as ScreenArea[];
      if (areas.length === 1) return load(areas[0]!);
      return Object.assign({}, ...(await Promise.all(areas.map((area) => loadTexts(queries, [area])))));
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  for (const [area, messages] of Object.entries(known)) queries.setQueryData([textsKey, area], messages);
}

export const loadTexts = (queries: QueryClient, areas: readonly ScreenArea[]): Promise<Messages> =>
  queries.ensureQueryData<Messages>(queryOf(areas));

export const shellTexts = (queries: QueryClient): Messages =>
  queries.getQueryData<Messages>([textsKey, "shell"]) ?? {};

/** Provides the texts of these areas; suspends until they are loaded. */
export function Texts({ areas, children }: { areas: readonly ScreenArea[]; children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const { data } = useSuspenseQuery<Messages>(queryOf(areas));
  const all = useMemo(() => ({ ...(messages as Messages), ...data }), [messages, data]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
