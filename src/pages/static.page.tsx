import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { pageQuery } from "../api/queries.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Later } from "../shop/later.tsx";
import { Page, summaryOf } from "../ui/page.tsx";
import { Prose } from "../ui/prose.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { Illustrated } from "./shared/illustrated.tsx";
import { Missing } from "./shared/missing.tsx";

export default function StaticPage() {
  const { url = "" } = useParams();
  const page = useQuery(pageQuery(useApi(), usePlace().languageId, url));
  if (page.isError) return <Missing error={page.error} />;
  if (!page.data) return <WaitingPage />;
  return (
    <Page title={page.data.name} description={summaryOf(page.data.content)}>
      <Later>
        <Illustrated isLong image={page.data.image}>
          <h1>{page.data.name}</h1>
          <Prose html={page.data.content} />
        </Illustrated>
      </Later>
    </Page>
  );
}
