import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { tourLeadPhotoLogic, usePhotos } from "#src/flows/photos/attachment/attachment.flow.tsx";
import { TourLeadSignUp } from "#src/flows/tour-leads/tour-lead-sign-up/tour-lead-sign-up.flow.tsx";
import { Page } from "#src/ui/page.tsx";

/** The page that an invitation's link leads to. */
export default function TourLeadSignUpPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const token = search.get("token") || null;
  const pictures = usePhotos((api, files) => tourLeadPhotoLogic(api, files, token ?? ""));
  return (
    <Page title={intl.formatMessage({ id: "tour_leads.title" })}>
      <h1>
        <FormattedMessage id="tour_leads.title" />
      </h1>
      <TourLeadSignUp key={token} token={token} pictures={pictures} />
    </Page>
  );
}
