import { useEffect, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useApi } from "#src/api/api-context.ts";
import { Attachment, refundPhotoLogic } from "#src/flows/photos/attachment/attachment.flow.tsx";
import { RefundRequest, type PhotoSlot } from "#src/flows/after-sale/refund-request/refund-request.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { photoFiles } from "#src/photos/photo-files.ts";
import { photoPreparer } from "#src/photos/prepare-photo.ts";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";

export default function RefundRequestPage() {
  const { orderId, refundId } = useParams();
  const customer = useCustomer();
  const photos = usePhotos();
  if (!customer) return <WaitingPage />;
  const source = orderId === undefined ? { refundId: refundId ?? "" } : { orderId };
  return (
    <AccountPage title="refunds.request.title">
      <h1>
        <FormattedMessage id="refunds.request.title" />
      </h1>
      <RefundRequest key={`${customer.id} ${orderId ?? refundId}`} source={source} photos={photos} />
    </AccountPage>
  );
}

/** The photos' bytes are stored for as long as this page is open. */
function usePhotos(): PhotoSlot {
  const api = useApi();
  const files = useMemo(() => photoFiles(photoPreparer()), []);
  useEffect(() => files.releaseAll, [files]);
  return {
    logic: refundPhotoLogic(api, files),
    show: (actor) => <Attachment actor={actor} />,
    keepFiles: (chosen) => chosen.map(files.add),
  };
}
