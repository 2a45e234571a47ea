import { FormattedMessage, useIntl } from "react-intl";
import { links } from "#domain/links.ts";
import type { TourLeadSignUpEvent } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.contract.ts";
import type { TourLeadSignUpView } from "#machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { PhotoList, type ShowPhoto, type StoreFiles } from "#src/photos/photo-list.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { TooMany } from "#src/ui/too-many.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import styles from "./tour-lead-sign-up.module.css";

type Send = (event: TourLeadSignUpEvent) => void;
type View<ScreenName extends TourLeadSignUpView["screen"]> = Extract<
  TourLeadSignUpView,
  { screen: ScreenName }
>;
type Props = { view: TourLeadSignUpView; send: Send; keepFiles: StoreFiles; showPhoto: ShowPhoto };

export function TourLeadSignUpScreen({ view, send, keepFiles, showPhoto }: Props) {
  const retry = () => send({ type: "retry.requested" });
  switch (view.screen) {
    case "loading":
      return <Loading problem={view.problem} onRetry={retry} />;
    case "form":
      return <SignUpForm view={view} send={send} keepFiles={keepFiles} showPhoto={showPhoto} />;
    case "sending":
      return <Sending view={view} onRetry={retry} showPhoto={showPhoto} />;
    case "photosStuck":
      return <PicturesStuck view={view} send={send} showPhoto={showPhoto} />;
    case "signedUp":
      return <SignedUp view={view} />;
    case "tokenInvalid":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="tour_leads.token_invalid" />}
          actions={
            <ButtonLink href={links.contact}>
              <FormattedMessage id="tour_leads.write_to_us" />
            </ButtonLink>
          }
        >
          <p>
            <FormattedMessage id="tour_leads.token_invalid.why" />
          </p>
        </StatusPanel>
      );
    case "unforeseen":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="shell.problem.unforeseen" />}
          actions={
            <ButtonLink look="quiet" href={links.home}>
              <FormattedMessage id="tour_leads.to_shop" />
            </ButtonLink>
          }
        >
          <CustomerService />
        </StatusPanel>
      );
  }
}

function Loading({ problem, onRetry }: { problem: View<"loading">["problem"]; onRetry: () => void }) {
  if (problem === null) return <Waiting />;
  if (problem === "unreachable") return <TryAgain onRetry={onRetry} />;
  return (
    <div className={styles.sending}>
      <TooMany minutes={problem.minutes} />
      <Button type="button" onClick={onRetry}>
        <FormattedMessage id="shell.try_again" />
      </Button>
    </div>
  );
}

function Sending(props: { view: View<"sending">; onRetry: () => void; showPhoto: ShowPhoto }) {
  const { step, photos, problem } = props.view;
  const intl = useIntl();
  if (problem) return <TryAgain onRetry={props.onRetry} isSent />;
  return (
    <div className={styles.sending}>
      <p role="status" className={styles.step}>
        <FormattedMessage
          id={step === "photos" ? "tour_leads.sending.pictures" : "tour_leads.sending.sign_up"}
        />
      </p>
      {step === "photos" && (
        <PhotoList
          label={intl.formatMessage({ id: "tour_leads.pictures" })}
          photos={photos}
          showPhoto={props.showPhoto}
        />
      )}
    </div>
  );
}

function PicturesStuck(props: { view: View<"photosStuck">; send: Send; showPhoto: ShowPhoto }) {
  const { view, send, showPhoto } = props;
  const { photos, count } = view;
  const intl = useIntl();
  return (
    <StatusPanel
      tone="problem"
      message={<FormattedMessage id="tour_leads.stuck" values={{ count }} />}
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "retry.requested" })}>
            <FormattedMessage id="shell.try_again" />
          </Button>
          <Button type="button" look="quiet" onClick={() => send({ type: "photos.leftOut" })}>
            <FormattedMessage id="tour_leads.stuck.without" values={{ count }} />
          </Button>
        </>
      }
    >
      <PhotoList
        label={intl.formatMessage({ id: "tour_leads.pictures" })}
        photos={photos}
        showPhoto={showPhoto}
      />
    </StatusPanel>
  );
}

function SignedUp({ view }: { view: View<"signedUp"> }) {
  return (
    <div className={styles.sending}>
      <Notice tone="success">
        <FormattedMessage id="tour_leads.signed_up" />
      </Notice>
      <p>
        <FormattedMessage
          id={view.next === "password" ? "tour_leads.next.password" : "tour_leads.next.login"}
          values={{ email: <bdi key="email">{view.email}</bdi> }}
        />
      </p>
      {view.leftOut > 0 && (
        <p>
          <FormattedMessage id="tour_leads.signed_up.left_out" values={{ count: view.leftOut }} />
        </p>
      )}
      <p>
        <FormattedMessage id="tour_leads.looked_at" />
      </p>
      <div>
        {view.next === "login" ? (
          <ButtonLink href={links.login}>
            <FormattedMessage id="tour_leads.login" />
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" href={links.home}>
            <FormattedMessage id="tour_leads.to_shop" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
