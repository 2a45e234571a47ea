import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "wouter";
import { checkoutSteps } from "#domain/links.ts";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Footer } from "./footer.tsx";
import { CheckoutHeader, Header } from "./header.tsx";
import styles from "./layout.module.css";

/** In the checkout, nothing leads away unasked or floats above the fields. */
export function Layout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const inCheckout = checkoutSteps.test(path);
  return (
    <>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      {inCheckout ? <CheckoutHeader /> : <Header />}
      <noscript>
        <p className={styles.plain}>
          <FormattedMessage id="shell.no_script" />
        </p>
      </noscript>
      <main id="content" className={styles.main}>
        {children}
      </main>
      {!inCheckout && (
        <DeferredHydration>
          <Footer />
          <BackToTop />
        </DeferredHydration>
      )}
    </>
  );
}
