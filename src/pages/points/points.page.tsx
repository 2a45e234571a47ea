import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { pointCountQuery, pointsOnPage, pointsQuery, type PointKind } from "#src/api/point-queries.ts";
import { meQuery } from "#src/api/queries.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { Pager, pageIn } from "#src/orders/pager.tsx";
import { ButtonLink, PlainLink } from "#src/ui/link.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { Balance } from "./balance.tsx";
import { PointEntry } from "./point-entry.tsx";
import styles from "./points.module.css";

const kinds = [
  "earned",
  "converted",
  "spent",
  "returned",
  "refunded",
  "reversed",
] as const satisfies readonly PointKind[];

/** The customer's point transactions, newest first; kind and page are in the URL. */
export default function PointsPage() {
  const api = useApi();
  const customer = useCustomer();
  const [search] = useSearchParams();
  const isIn = { enabled: Boolean(customer) };
  const id = customer?.id ?? "";
  const kind = kinds.find((candidate) => candidate === search.get("kind"));
  const me = useQuery({ ...meQuery(api, id), ...isIn });
  const count = useQuery({ ...pointCountQuery(api, id, kind), ...isIn });
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / pointsOnPage));
  const page = Math.min(pageIn(search), pages);
  const entries = useQuery({ ...pointsQuery(api, id, { kind, page }), ...isIn });
  const failure = failureOf(me, count, entries);
  if (failure) return <MissingPage error={failure} />;
  if (!me.data || !entries.data || count.data === undefined) return <WaitingPage />;
  const isEmpty = count.data === 0 && kind === undefined;
  return (
    <AccountPage title="account.points.title">
      <h1>
        <FormattedMessage id="account.points.title" />
      </h1>
      <Balance customer={me.data} />
      {isEmpty ? <NoPoints /> : <Kinds here={kind} />}
      {count.data > 0 && (
        <ul className={styles.entries}>
          {entries.data.map((entry) => (
            <li key={entry.id}>
              <PointEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {count.data === 0 && !isEmpty && (
        <p>
          <FormattedMessage id="points.none_of_kind" />
        </p>
      )}
      <Pager
        newer={<FormattedMessage id="points.newer" />}
        older={<FormattedMessage id="points.older" />}
        page={page}
        pages={pages}
        to={(other) => links.pointsHistory({ page: other, kind })}
      />
    </AccountPage>
  );
}

function Kinds({ here }: { here: PointKind | undefined }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: "points.filter" })}>
      <ul className={styles.kinds}>
        <li>
          <PlainLink href={links.pointsHistory()} aria-current={here ? undefined : "page"}>
            <FormattedMessage id="points.all" />
          </PlainLink>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <PlainLink href={links.pointsHistory({ kind })} aria-current={kind === here ? "page" : undefined}>
              <FormattedMessage id={`points.kind.${kind}`} />
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const NoPoints = () => (
  <div className={styles.nothing}>
    <p>
      <FormattedMessage id="points.none" />
    </p>
    <ButtonLink href={links.shop}>
      <FormattedMessage id="shell.look_around" />
    </ButtonLink>
  </div>
);
