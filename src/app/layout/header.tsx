import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { scrollThrottle, stickyHeader } from "../../../domain/specified-values.ts";
import { links } from "../../../domain/links.ts";
import { useFacts } from "../../facts/use-facts.ts";
import { useCustomer } from "../../flows/session/session.context.ts";
import { Later } from "../../shop/later.tsx";
import { useShop } from "../../shop/shop-context.ts";
import { Hidden } from "../../ui/hidden.tsx";
import { Heart, MenuLines, Sprig } from "../../ui/icons.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { CartButton } from "./cart-button.tsx";
import { readHeading } from "../heading.ts";
import { part } from "../loadable.tsx";
import { Navigation } from "./navigation.tsx";
import { SearchForm } from "./search-form.tsx";
import { useWhileScrolling } from "./scrolling.ts";
import styles from "./header.module.css";

const mobileMenu = part(() => import("./mobile-menu.tsx"));
const reminders = part(() => import("./reminders.tsx"));

const isStuck = (before: boolean): boolean => {
  const [sticks, letsGo] = innerWidth >= stickyHeader.from ? stickyHeader.wide : stickyHeader.narrow;
  return scrollY > (before ? letsGo : sticks);
};

export function Header() {
  const intl = useIntl();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isSticky = useWhileScrolling(isStuck, scrollThrottle.header, false);
  return (
    <>
      <Later>
        <InfoStrip />
      </Later>
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
          <PlainLink href={links.home} className={styles.logo}>
            <Sprig />
            <span>Trellis</span>
          </PlainLink>
          <Later>
            <Navigation />
          </Later>
          <SearchForm />
          <div className={styles.tools}>
            <PlainLink href={links.wishList} className={styles.wishes}>
              <Heart />
              <Hidden>
                <FormattedMessage id="shell.wish_list" />
              </Hidden>
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

function Reminders() {
  const { browser } = useShop();
  const customer = useCustomer();
  const isNobodyKnown = customer === undefined || (customer === null && readHeading(browser) === null);
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
