import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { refundToDecideQuery } from "#src/api/admin-queries.ts";
import { UnexpectedResponseError, type Wire } from "#src/api/client.ts";
import { RefundReview } from "#src/flows/administration/refund-review/refund-review.flow.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { NotFound } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { History } from "./history.tsx";
import { OrderRecord } from "./order-record.tsx";
import { SentPieces } from "./sent-pieces.tsx";
import { Photos } from "./photos.tsx";
import { Customer, Figures, Reason, RefundState } from "./refund-words.tsx";
import styles from "./refund.module.css";

/** Ignores cached data, which may be outdated. */
export default function AdminRefundPage() {
  const { id = "" } = useParams();
  const intl = useIntl();
  const refund = useQuery(refundToDecideQuery(useApi(), id));
  const isRefused = refund.error instanceof UnexpectedResponseError && refund.error.status < 500;
  if (isRefused) return <NotFound />;
  if (refund.data && refund.isFetchedAfterMount) return <Refund key={id} refund={refund.data} />;
  if (!refund.isError) return <WaitingPage />;
  return (
    <AdminLayout title={intl.formatMessage({ id: "shell.error.title" })}>
      <TryAgain onRetry={() => void refund.refetch()} />
    </AdminLayout>
  );
}

function Refund({ refund: read }: { refund: Wire["RefundToDecide"] }) {
  const intl = useIntl();
  const { refund } = read;
  const { reference } = refund.order;
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.refund.title" }, { reference })}>
      <header className={styles.header}>
        <TextLink href={links.adminRefunds()}>
          <FormattedMessage id="admin.refunds.all" />
        </TextLink>
        <h1>
          <FormattedMessage
            id="admin.refund.title"
            values={{ reference: <bdi key="reference">{reference}</bdi> }}
          />
        </h1>
        <p className={styles.facts}>
          <RefundState refund={read} />
          <span>
            <Customer refund={read} />
          </span>
          <Figures refund={refund} />
        </p>
      </header>
      <div className={styles.columns}>
        <section className={styles.message}>
          <h2>
            <FormattedMessage id="admin.refund.said" />
          </h2>
          <p className={styles.reason}>
            <Reason refund={refund} />
          </p>
          {refund.note ? (
            <blockquote className={styles.note} dir="auto">
              {refund.note}
            </blockquote>
          ) : (
            <p className={styles.nothing}>
              <FormattedMessage id="admin.refund.no_note" />
            </p>
          )}
          <Photos images={refund.images} />
          <SentPieces order={refund.order} />
        </section>
        <section className={styles.decision}>
          <h2>
            <FormattedMessage id="admin.review.title" />
          </h2>
          <RefundReview refund={read} />
        </section>
        <div className={styles.rest}>
          <OrderRecord order={refund.order} />
          <History refund={read} />
        </div>
      </div>
    </AdminLayout>
  );
}
