import { FormattedMessage } from "react-intl";
import { CartContents } from "../../flows/cart/cart.flow.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export default function CartSidebar({ onClose }: { onClose: () => void }) {
  return (
    <Dialog side="end" title={<FormattedMessage id="cart.title" />} onClose={onClose}>
      <div onClick={({ target }) => (target as Element).closest("a") && onClose()}>
        <CartContents />
      </div>
    </Dialog>
  );
}
