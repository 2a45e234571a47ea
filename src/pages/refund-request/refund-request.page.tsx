import { useEffect, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "wouter";
import { AccountPage } from "../../accounts/account-page.tsx";
import { useApi } from "../../api/api-context.ts";
import { Attachment, refundPhotoLogic } from "../../flows/attachment/attachment.flow.tsx";
import { RefundRequest, type PhotoSlot } from "../../flows/refund-request/refund-request.flow.tsx";
import { useCustomer } from "../../flows/session/session.context.ts";
import { photoFiles } from "../../photos/photo-files.ts";
import { photoPreparer } from "../../photos/prepare-photo.ts";
import { WaitingPage } from "../shared/waiting-page.tsx";

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
