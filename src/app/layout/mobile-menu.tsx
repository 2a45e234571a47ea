import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { MarketChooser } from "#src/flows/shell/market/market.flow.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { useMenu } from "./navigation.tsx";
import styles from "./mobile-menu.module.css";

export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { settings } = useFacts();
  return (
    <Dialog side="start" title={<FormattedMessage id="shell.menu" />} onClose={onClose}>
      <div className={styles.menu} onClick={({ target }) => (target as Element).closest("a") && onClose()}>
        <nav>
          <ul className={styles.entries}>
            {useMenu().map((entry) => (
              <li key={entry.id}>
                <PlainLink href={entry.link}>{entry.name}</PlainLink>
                {entry.children.length > 0 && (
                  <ul>
                    {entry.children.map((child) => (
                      <li key={child.id}>
                        <PlainLink href={child.link}>{child.name}</PlainLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            <li>
              <PlainLink href={links.wishList}>
                <FormattedMessage id="shell.wish_list" />
              </PlainLink>
            </li>
            {/* On a phone the strip above the header has no room for it. */}
            <li>
              <a href={settings.social_link} rel="noopener">
                <FormattedMessage id="shell.follow_us" />
              </a>
            </li>
          </ul>
        </nav>
        <MarketChooser />
      </div>
    </Dialog>
  );
}
