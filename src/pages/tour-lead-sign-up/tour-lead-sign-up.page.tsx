import { useEffect, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { useApi } from "#src/api/api-context.ts";
import { Attachment, tourLeadPhotoLogic } from "#src/flows/photos/attachment/attachment.flow.tsx";
import {
  TourLeadSignUp,
  type PictureSlot,
} from "#src/flows/tour-leads/tour-lead-sign-up/tour-lead-sign-up.flow.tsx";
import { photoFiles } from "#src/photos/photo-files.ts";
import { photoPreparer } from "#src/photos/prepare-photo.ts";
import { Page } from "#src/ui/page.tsx";

/** The page that an invitation's link leads to. */
export default function TourLeadSignUpPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const token = search.get("token") || null;
  const pictures = usePictures(token ?? "");
  return (
    <Page title={intl.formatMessage({ id: "tour_leads.title" })}>
      <h1>
        <FormattedMessage id="tour_leads.title" />
      </h1>
      <TourLeadSignUp key={token} token={token} pictures={pictures} />
    </Page>
  );
}

/** The pictures' bytes are stored for as long as this page is open. */
function usePictures(token: string): PictureSlot {
  const api = useApi();
  const files = useMemo(() => photoFiles(photoPreparer()), []);
  useEffect(() => files.releaseAll, [files]);
  return {
    logic: tourLeadPhotoLogic(api, files, token),
    show: (actor) => <Attachment actor={actor} />,
    keepFiles: (chosen) => chosen.map(files.add),
  };
}
