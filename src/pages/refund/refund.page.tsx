import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Redirect, useLocation, useParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { refundQuery } from "#src/api/customer-queries.ts";
import { RefundRemoval } from "#src/flows/after-sale/refund-removal/refund-removal.flow.tsx";
import { refundDraftName, refundPhotosName } from "#src/forms/refund-draft.ts";
import { useStoredDraft } from "#src/forms/form-draft.ts";
import { OrderAccessOfPath, useOrderAccess } from "#src/guests/order-access.tsx";
import { Reference } from "#src/orders/reference.tsx";
import { RefundState } from "#src/orders/refund-state.tsx";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { failureOf, isForbidden } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { RefundAmounts } from "./refund-amounts.tsx";
import { RefundItems } from "./refund-items.tsx";
import { RefundPhotos } from "./refund-photos.tsx";
import { RefundTimeline } from "./refund-timeline.tsx";
import styles from "./refund.module.css";

export default function RefundPage() {
  return (
    <OrderAccessOfPath>
      <RefundAt id={useParams()["id"] ?? ""} />
    </OrderAccessOfPath>
  );
}

/** Another customer's refund is not found. */
function RefundAt({ id }: { id: string }) {
  const { ownerId, isGuest, links } = useOrderAccess();
  const refund = useRefund(ownerId, id);
  const failure = failureOf(refund);
  // The token has expired: the order's page mails its link again.
  if (failure && isGuest && isForbidden(failure)) return <Redirect to={links.refunds} replace />;
  if (failure) return <MissingPage error={failure} />;
  if (!refund.data) return <WaitingPage />;
  return (
    <AccountPage title="refunds.title">
      <Refund refund={refund.data} />
    </AccountPage>
  );
}

/** The credit note is created shortly after the refund is paid: number of refetches, and milliseconds between them. */
const askings = 15;
const askAgainAfter = 2_000;

const useRefund = (customerId: string | undefined, id: string) =>
  useQuery({
    ...refundQuery(useApi(), customerId ?? "", id),
    enabled: customerId !== undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.credit_note_number != null && !data.credit_note && dataUpdateCount < askings && askAgainAfter,
  });

function Refund({ refund }: { refund: Wire["Refund"] }) {
  const { order, reason, note, decision_note } = refund;
  const { links, isGuest } = useOrderAccess();
  return (
    <>
      <header className={styles.header}>
        {!isGuest && (
          <TextLink href={links.refunds}>
            <FormattedMessage id="refunds.all" />
          </TextLink>
        )}
        <h1>
          <FormattedMessage
            id={refund.withdrawn_at ? "refunds.withdrawal" : "refunds.refund"}
            values={{
              reference: (
                <TextLink key="order" href={links.order(order.id)}>
                  <Reference of={order} />
                </TextLink>
              ),
            }}
          />
        </h1>
        <RefundState refund={refund} />
      </header>
      {refund.current_status === "draft" && <Draft refundId={refund.id} orderId={order.id} />}
      {decision_note && (
        <section className={styles.answer}>
          <h2>
            <FormattedMessage id="refunds.answer" />
          </h2>
          <p dir="auto">{decision_note}</p>
        </section>
      )}
      <div className={styles.columns}>
        <div className={styles.asked}>
          <section>
            <h2>
              <FormattedMessage
                id={refund.declined_items.length > 0 ? "refunds.accepted" : "refunds.items"}
              />
            </h2>
            <RefundItems items={refund.items} order={order} />
          </section>
          {refund.declined_items.length > 0 && (
            <section>
              <h2>
                <FormattedMessage id="refunds.declined" />
              </h2>
              <RefundItems items={refund.declined_items} order={order} />
            </section>
          )}
          {(reason ?? note) && (
            <section className={styles.message}>
              <h2>
                <FormattedMessage id="refunds.said" />
              </h2>
              {reason && (
                <p>
                  <FormattedMessage id={`refunds.reason.${reason}`} />
                </p>
              )}
              {note && <p dir="auto">{note}</p>}
            </section>
          )}
          {refund.images.length > 0 && <RefundPhotos images={refund.images} />}
        </div>
        <aside className={styles.aside}>
          <RefundAmounts refund={refund} />
          <RefundTimeline refund={refund} />
        </aside>
      </div>
    </>
  );
}

function Draft({ refundId, orderId }: { refundId: string; orderId: string }) {
  const [, go] = useLocation();
  const { links } = useOrderAccess();
  const typed = useStoredDraft(refundDraftName(orderId));
  const photos = useStoredDraft(refundPhotosName(orderId));
  const onDeleted = () => {
    typed.write(null);
    photos.write(null);
    go(links.refunds, { replace: true });
  };
  return (
    <section className={styles.draft}>
      <p>
        <FormattedMessage id="refunds.draft.what" />
      </p>
      <div className={styles.ways}>
        <ButtonLink href={links.refundDraft(refundId)}>
          <FormattedMessage id="refunds.go_on" />
        </ButtonLink>
        <RefundRemoval refundId={refundId} onDeleted={onDeleted} />
      </div>
    </section>
  );
}
