import { FormattedMessage } from "react-intl";
import { CartContents } from "#src/flows/shopping/cart/cart.flow.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

export default function CartSidebar({ onClose }: { onClose: () => void }) {
  return (
    <Dialog side="end" title={<FormattedMessage id="cart.title" />} onClose={onClose}>
      <div onClick={({ target }) => (target as Element).closest("a") && onClose()}>
        <CartContents />
      </div>
    </Dialog>
  );
}
