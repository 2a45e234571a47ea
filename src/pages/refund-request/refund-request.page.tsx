import { FormattedMessage } from "react-intl";
import { useLocation, useParams } from "wouter";
import { guestOrderOfPath } from "#domain/guest-links.ts";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { refundPhotoLogic, usePhotos } from "#src/flows/photos/attachment/attachment.flow.tsx";
import { GuestOrderLink } from "#src/flows/after-sale/guest-order-link/guest-order-link.flow.tsx";
import { RefundRequest } from "#src/flows/after-sale/refund-request/refund-request.flow.tsx";
import { OrderAccessOfPath, useOrderAccess } from "#src/guests/order-access.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";

export default function RefundRequestPage() {
  return (
    <OrderAccessOfPath>
      <Request />
    </OrderAccessOfPath>
  );
}

function Request() {
  const { orderId, refundId } = useParams();
  const { ownerId } = useOrderAccess();
  const [path] = useLocation();
  const guestOrderId = guestOrderOfPath(path);
  const photos = usePhotos(refundPhotoLogic);
  if (ownerId === undefined) return <WaitingPage />;
  const source = orderId === undefined ? { refundId: refundId ?? "" } : { orderId };
  return (
    <AccountPage title="refunds.request.title">
      <h1>
        <FormattedMessage id="refunds.request.title" />
      </h1>
      <RefundRequest
        key={`${ownerId} ${orderId ?? refundId}`}
        source={source}
        photos={photos}
        orderLink={guestOrderId && <GuestOrderLink orderId={guestOrderId} />}
      />
    </AccountPage>
  );
}
