import { FormattedMessage } from "react-intl";
import { Login } from "../../flows/session/session.flow.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<FormattedMessage id="account.login.title" />} onClose={onClose}>
      <Login heading={null} />
    </Dialog>
  );
}
