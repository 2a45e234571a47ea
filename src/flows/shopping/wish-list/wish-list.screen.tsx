import { FormattedMessage, useIntl } from "react-intl";
import type { WishListEvent } from "#machines/shopping/wish-list/wish-list.contract.ts";
import type { WishListView, WishProblem } from "#machines/shopping/wish-list/wish-list.view.ts";
import { links } from "#domain/links.ts";
import { Button } from "#src/ui/button.tsx";
import { Heart } from "#src/ui/icons.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./wish-list.module.css";

type Props = {
  name: string;
  view: WishListView;
  send: (event: WishListEvent) => void;
  /** It is not known yet whether the product is on the list. */
  isWaiting?: boolean;
  /** The list's own page does not link to itself. */
  isOnList?: boolean;
  /** On a product's card: only the heart, on the picture. */
  isOnCard?: boolean;
};

export function WishListScreen({
  name,
  view: { isWished, busy, problem },
  send,
  isWaiting = false,
  isOnList = false,
  isOnCard = false,
}: Props) {
  const intl = useIntl();
  const isRemoved = isOnList && isWished;
  return (
    <div className={isOnCard ? styles.onCard : styles.wish}>
      <button
        type="button"
        className={styles.heart}
        aria-label={intl.formatMessage(
          { id: isRemoved ? "catalogue.wish.remove_what" : "catalogue.wish.save_what" },
          { name },
        )}
        aria-pressed={isOnList ? undefined : isWished}
        data-wished={isWished}
        aria-busy={busy || undefined}
        disabled={isWaiting}
        onClick={() => send({ type: "wish.toggled" })}
      >
        <Heart />
        {!isOnCard && <FormattedMessage id={isRemoved ? "catalogue.wish.remove" : "catalogue.wish.save"} />}
      </button>
      <span role="status">
        {isWished && !busy && problem === null && !isOnList && !isOnCard && (
          <TextLink href={links.wishList}>
            <FormattedMessage id="catalogue.wish.on" />
          </TextLink>
        )}
      </span>
      {problem !== null && (
        <Notice tone="problem">
          <Problem problem={problem} />
          {problem === "unreachable" && (
            <>
              {" "}
              <Button type="button" look="link" onClick={() => send({ type: "retry.requested" })}>
                <FormattedMessage id="shell.try_again" />
              </Button>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}

function Problem({ problem }: { problem: WishProblem }) {
  switch (problem) {
    case "notFound":
      return <FormattedMessage id="catalogue.wish.gone" />;
    case "unforeseen":
      return <FormattedMessage id="shell.problem.unforeseen" />;
    case "unreachable":
      return <FormattedMessage id="catalogue.wish.not_saved" />;
    default:
      return <FormattedMessage id="catalogue.wish.full" values={problem} />;
  }
}
