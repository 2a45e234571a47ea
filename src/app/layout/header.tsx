import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { scrollThrottle, stickyHeader } from "#domain/specified-values.ts";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { Heart, MenuLines, Sprig } from "#src/ui/icons.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { CartDropdown } from "#src/flows/shopping/cart-dropdown/cart-dropdown.flow.tsx";
import { CartButton } from "./cart-button.tsx";
import { readReturnTo } from "#src/app/return-to.ts";
import { lazyPart } from "#src/app/loadable.tsx";
import { Navigation } from "./navigation.tsx";
import { SearchForm } from "./search-form.tsx";
import { useScrollValue } from "./use-scroll-value.ts";
import styles from "./header.module.css";

const mobileMenu = lazyPart(() => import("./mobile-menu.tsx"));
const reminders = lazyPart(() => import("./reminders.tsx"));

const isStuck = (before: boolean): boolean => {
  const [sticks, letsGo] = innerWidth >= stickyHeader.from ? stickyHeader.wide : stickyHeader.narrow;
  return scrollY > (before ? letsGo : sticks);
};

export function CheckoutHeader() {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar} data-brief>
          <Logo />
          <CartDropdown />
        </div>
      </header>
      <Reminders />
    </>
  );
}

export function Header() {
  const intl = useIntl();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isSticky = useScrollValue(isStuck, scrollThrottle.header, false);
  return (
    <>
      <DeferredHydration>
        <InfoStrip />
      </DeferredHydration>
      <header className={styles.header} data-sticky={isSticky || undefined}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.menuButton}
            aria-label={intl.formatMessage({ id: "shell.menu" })}
            aria-expanded={isMenuOpen}
            onPointerEnter={() => void mobileMenu.load().catch(() => {})}
            onClick={() => setMenuOpen(true)}
          >
            <MenuLines />
          </button>
          <Logo />
          <DeferredHydration>
            <Navigation />
          </DeferredHydration>
          <SearchForm />
          <div className={styles.tools}>
            <PlainLink href={links.wishList} className={styles.wishes}>
              <Heart />
              <VisuallyHidden>
                <FormattedMessage id="shell.wish_list" />
              </VisuallyHidden>
            </PlainLink>
            <AccountMenu />
            <CartButton />
          </div>
        </div>
      </header>
      <Reminders />
      {isMenuOpen && <mobileMenu.Part onClose={() => setMenuOpen(false)} />}
    </>
  );
}

const Logo = () => (
  <PlainLink href={links.home} className={styles.logo}>
    <Sprig />
    <span>Trellis</span>
  </PlainLink>
);

function Reminders() {
  const { browser } = useShop();
  const customer = useCustomer();
  const isNobodyKnown = customer === undefined || (customer === null && readReturnTo(browser) === null);
  return isNobodyKnown ? null : <reminders.Part />;
}

function InfoStrip() {
  const intl = useIntl();
  const { settings } = useFacts();
  return (
    <aside className={styles.strip} aria-label={intl.formatMessage({ id: "shell.shop_information" })}>
      <a href={`mailto:${settings.contact_email}`} title={settings.contact_email}>
        <FormattedMessage id="shell.write_to_us" />
      </a>
      <span>
        <FormattedMessage
          id="shell.opening_hours"
          values={{ hours: <bdi dir="ltr">{settings.opening_hours}</bdi> }}
        />
      </span>
      <a href={settings.social_link} rel="noopener">
        <FormattedMessage id="shell.follow_us" />
      </a>
    </aside>
  );
}
