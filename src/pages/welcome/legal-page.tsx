import { useEffect, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "#src/api/api-context.ts";
import { pageQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { focusOn } from "#src/ui/focus.ts";
import { Prose } from "#src/ui/prose.tsx";
import styles from "./welcome.module.css";

/** A legal text on the welcome page: it has to be readable without passing the gate. */
export function LegalPage({ url }: { url: string }) {
  const page = useQuery(pageQuery(useApi(), useMarketLocale().languageId, url)).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = page !== undefined;
  useEffect(() => {
    heading.current?.scrollIntoView();
    focusOn(heading.current);
  }, [url, isThere]);
  if (!page) return null;
  return (
    <section className={styles.legal}>
      <h2 ref={heading}>{page.name}</h2>
      <Prose html={page.content} />
    </section>
  );
}
