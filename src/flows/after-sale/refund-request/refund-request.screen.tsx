import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RefundRequestEvent } from "#machines/after-sale/refund-request/refund-request.contract.ts";
import type { RefundRequestView } from "#machines/after-sale/refund-request/refund-request.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { OrderLocked } from "#src/orders/order-locked.tsx";
import { useOrderAccess } from "#src/guests/order-access.tsx";
import { PhotoList, type ShowPhoto, type StoreFiles } from "#src/photos/photo-list.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { refundDraftName } from "#src/forms/refund-draft.ts";
import { AllOrders, Closed } from "./refund-request-closed.screen.tsx";
import { RequestForm } from "./request-form.tsx";
import styles from "./refund-request.module.css";

type Send = (event: RefundRequestEvent) => void;
type View<ScreenName extends RefundRequestView["screen"]> = Extract<
  RefundRequestView,
  { screen: ScreenName }
>;
type Props = {
  view: RefundRequestView;
  send: Send;
  keepFiles: StoreFiles;
  showPhoto: ShowPhoto;
  /** Mails the link of a guest's order again. */
  orderLink: ReactNode;
};

export function RefundRequestScreen({ view, send, keepFiles, showPhoto, orderLink }: Props) {
  const retry = () => send({ type: "retry.requested" });
  switch (view.screen) {
    case "loading":
      return view.problem ? <TryAgain onRetry={retry} /> : <Waiting />;
    case "form":
      return (
        <>
          {view.problem === "guestTokenExpired" && <OrderLocked orderLink={orderLink} isTyped />}
          <RequestForm view={view} send={send} keepFiles={keepFiles} showPhoto={showPhoto} />
        </>
      );
    case "orderLocked":
      return <OrderLocked orderLink={orderLink} />;
    case "sending":
      return <Sending view={view} onRetry={retry} showPhoto={showPhoto} />;
    case "photosStuck":
      return <PhotosStuck view={view} send={send} showPhoto={showPhoto} />;
    case "requested":
      return <Requested view={view} />;
    case "closed":
      return <Closed why={view.why} />;
    case "notFound":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="refunds.request.not_found" />}
          actions={<AllOrders />}
        />
      );
    case "unforeseen":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="shell.problem.unforeseen" />}
          actions={<AllOrders />}
        >
          <CustomerService />
        </StatusPanel>
      );
  }
}

const steps = {
  draft: "refunds.sending.draft",
  photos: "refunds.sending.photos",
  request: "refunds.sending.request",
} as const satisfies Record<View<"sending">["step"], string>;

function Sending(props: { view: View<"sending">; onRetry: () => void; showPhoto: ShowPhoto }) {
  const { step, photos, percent, problem } = props.view;
  const intl = useIntl();
  if (problem) return <TryAgain onRetry={props.onRetry} isSent />;
  return (
    <div className={styles.sending}>
      <p role="status" className={styles.step}>
        <FormattedMessage id={steps[step]} />
      </p>
      {photos.length > 0 && (
        <>
          <progress
            className={styles.progress}
            max={100}
            value={percent}
            aria-label={intl.formatMessage({ id: "refunds.sending.all" })}
          />
          <PhotoList
            label={intl.formatMessage({ id: "refunds.photos.label" })}
            photos={photos}
            showPhoto={props.showPhoto}
          />
        </>
      )}
    </div>
  );
}

function PhotosStuck(props: { view: View<"photosStuck">; send: Send; showPhoto: ShowPhoto }) {
  const { view, send, showPhoto } = props;
  const { photos, count, refundId } = view;
  const { links } = useOrderAccess();
  const intl = useIntl();
  return (
    <StatusPanel
      tone="problem"
      message={<FormattedMessage id="refunds.stuck" />}
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "retry.requested" })}>
            <FormattedMessage id="shell.try_again" />
          </Button>
          <Button type="button" look="quiet" onClick={() => send({ type: "photos.leftOut" })}>
            <FormattedMessage id="refunds.stuck.without" values={{ count }} />
          </Button>
          <ButtonLink look="quiet" href={links.refund(refundId)}>
            <FormattedMessage id="refunds.stuck.later" />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage id="refunds.stuck.kept" values={{ count }} />
      </p>
      <PhotoList
        label={intl.formatMessage({ id: "refunds.photos.label" })}
        photos={photos}
        showPhoto={showPhoto}
      />
    </StatusPanel>
  );
}

function Requested({ view }: { view: View<"requested"> }) {
  useFormDraft(refundDraftName(view.orderId), true);
  const { links } = useOrderAccess();
  return (
    <div className={styles.sending}>
      <Notice tone="success">
        <FormattedMessage id="refunds.requested" />
      </Notice>
      <p>
        <FormattedMessage id="refunds.requested.next" />
      </p>
      {view.leftOut > 0 && (
        <p>
          <FormattedMessage id="refunds.requested.left_out" values={{ count: view.leftOut }} />
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink href={links.refund(view.refundId)}>
          <FormattedMessage id="refunds.see" />
        </ButtonLink>
        <ButtonLink look="quiet" href={links.order(view.orderId)}>
          <FormattedMessage id="refunds.see_order" />
        </ButtonLink>
      </div>
    </div>
  );
}
