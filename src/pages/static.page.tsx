import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { useApi } from "#src/api/api-context.ts";
import { pageQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { Page, summarizeHtml } from "#src/ui/page.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";
import { failureOf } from "./shared/failure-of.ts";
import { MissingPage } from "./shared/missing-page.tsx";

export default function StaticPage() {
  const { url = "" } = useParams();
  const page = useQuery(pageQuery(useApi(), useMarketLocale().languageId, url));
  const failure = failureOf(page);
  if (failure) return <MissingPage error={failure} />;
  if (!page.data) return <WaitingPage />;
  return (
    <Page title={page.data.name} description={summarizeHtml(page.data.content)}>
      <DeferredHydration>
        <Illustrated isLong image={page.data.image}>
          <h1>{page.data.name}</h1>
          <Prose html={page.data.content} />
        </Illustrated>
      </DeferredHydration>
    </Page>
  );
}
