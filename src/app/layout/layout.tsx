import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      <Header />
      <noscript>
        <p className={styles.plain}>
          <FormattedMessage id="shell.no_script" />
        </p>
      </noscript>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <DeferredHydration>
        <Footer />
      </DeferredHydration>
      <BackToTop />
    </>
  );
}
