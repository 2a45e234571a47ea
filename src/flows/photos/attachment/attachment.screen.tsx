import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { maximumMegapixels, type PhotoRefusal } from "#domain/photos.ts";
import type { AttachmentEvent } from "#machines/photos/attachment/attachment.contract.ts";
import type { AttachmentView } from "#machines/photos/attachment/attachment.view.ts";
import { PhotoTile } from "#src/photos/photo-tile.tsx";
import { Button } from "#src/ui/button.tsx";

type Send = (event: AttachmentEvent) => void;
type View<ScreenName extends AttachmentView["screen"]> = Extract<AttachmentView, { screen: ScreenName }>;

export function AttachmentScreen({ view, send }: { view: AttachmentView; send: Send }) {
  const { fileName } = view;
  const remove = <Remove fileName={fileName} send={send} />;
  const retry = <Retry fileName={fileName} send={send} />;
  switch (view.screen) {
    case "reading":
      return (
        <PhotoTile
          name={fileName}
          preview={null}
          isBusy={!view.problem}
          isProblem={!!view.problem}
          actions={
            <>
              {view.problem && retry}
              {remove}
            </>
          }
        >
          <FormattedMessage
            id={view.problem ? "refunds.photo.problem.not_prepared" : "refunds.photo.reading"}
          />
        </PhotoTile>
      );
    case "refused":
      return (
        <PhotoTile name={fileName} preview={null} isProblem actions={remove}>
          <Refusal reason={view.reason} />
        </PhotoTile>
      );
    case "photo":
      return (
        <PhotoTile name={fileName} preview={view.preview} isDone={view.is === "uploaded"} actions={remove}>
          <FormattedMessage id={states[view.is]} />
        </PhotoTile>
      );
    case "uploading":
      return (
        <PhotoTile
          name={fileName}
          preview={view.preview}
          progress={<Progress view={view} />}
          actions={remove}
        >
          <FormattedMessage id="refunds.photo.uploading" values={{ share: view.percent / 100 }} />
        </PhotoTile>
      );
    case "problem":
      return (
        <PhotoTile
          name={fileName}
          preview={view.preview}
          isProblem
          actions={
            <>
              {view.canRetry && retry}
              {remove}
            </>
          }
        >
          <FormattedMessage id={problems[view.problem]} />
        </PhotoTile>
      );
    case "removing":
      return (
        <PhotoTile
          name={fileName}
          preview={view.preview}
          isBusy={!view.problem}
          isProblem={!!view.problem}
          actions={view.problem && retry}
        >
          <FormattedMessage
            id={view.problem ? "refunds.photo.problem.not_removed" : "refunds.photo.removing"}
          />
        </PhotoTile>
      );
    case "removed":
      return null;
  }
}

const states = {
  ready: "refunds.photo.ready",
  waiting: "refunds.photo.waiting",
  uploaded: "refunds.photo.uploaded",
} as const satisfies Record<View<"photo">["is"], string>;

const problems = {
  unanswered: "refunds.photo.problem.unanswered",
  tooManyImages: "refunds.photo.problem.full",
  loggedOut: "refunds.photo.problem.logged_out",
  unforeseen: "refunds.photo.problem.unforeseen",
  notDeleted: "refunds.photo.problem.not_deleted",
  not_a_photo: "refunds.photo.problem.not_a_photo",
  too_large: "refunds.photo.refused.too_large",
  closed: "refunds.photo.problem.closed",
} as const satisfies Record<View<"problem">["problem"], string>;

const refusals = {
  empty: "refunds.photo.refused.empty",
  heic: "refunds.photo.refused.heic",
  svg: "refunds.photo.refused.other_kind",
  gif: "refunds.photo.refused.other_kind",
  webp: "refunds.photo.refused.other_kind",
  animated: "refunds.photo.refused.animated",
  otherFile: "refunds.photo.refused.other_file",
  tooManyPixels: "refunds.photo.refused.too_many_pixels",
  tooLarge: "refunds.photo.refused.too_large",
  damaged: "refunds.photo.refused.damaged",
} as const satisfies Record<PhotoRefusal, string>;

const Refusal = ({ reason }: { reason: PhotoRefusal }): ReactNode => (
  <FormattedMessage
    id={refusals[reason]}
    values={{ kind: reason === "webp" ? "WebP" : reason.toUpperCase(), most: maximumMegapixels }}
  />
);

function Progress({ view }: { view: View<"uploading"> }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "refunds.photo.uploading_named" }, { name: view.fileName });
  return <progress max={100} value={view.percent} aria-label={label} />;
}

/** Several photos are shown side by side, so a screen reader announces which one the button is for. */
function Remove({ fileName, send }: { fileName: string; send: Send }) {
  const intl = useIntl();
  return (
    <Button
      type="button"
      look="link"
      aria-label={intl.formatMessage({ id: "refunds.photo.remove_named" }, { name: fileName })}
      onClick={() => send({ type: "photo.removed" })}
    >
      <FormattedMessage id="refunds.photo.remove" />
    </Button>
  );
}

function Retry({ fileName, send }: { fileName: string; send: Send }) {
  const intl = useIntl();
  return (
    <Button
      type="button"
      look="link"
      aria-label={intl.formatMessage({ id: "refunds.photo.retry_named" }, { name: fileName })}
      onClick={() => send({ type: "retry.requested" })}
    >
      <FormattedMessage id="shell.try_again" />
    </Button>
  );
}
