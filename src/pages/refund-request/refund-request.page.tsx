import { FormattedMessage } from "react-intl";
import { useParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { refundPhotoLogic, usePhotos } from "#src/flows/photos/attachment/attachment.flow.tsx";
import { RefundRequest } from "#src/flows/after-sale/refund-request/refund-request.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";

export default function RefundRequestPage() {
  const { orderId, refundId } = useParams();
  const customer = useCustomer();
  const photos = usePhotos(refundPhotoLogic);
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
