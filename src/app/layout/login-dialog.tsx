import { FormattedMessage } from "react-intl";
import { LogInOrSignUp } from "../../accounts/log-in-or-sign-up.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog side="wide" title={<FormattedMessage id="account.entry.title" />} onClose={onClose}>
      <LogInOrSignUp />
    </Dialog>
  );
}
