import { FormattedMessage } from "react-intl";
import { LogInOrSignUp } from "#src/accounts/log-in-or-sign-up.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

export default function LoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog side="wide" title={<FormattedMessage id="account.entry.title" />} onClose={onClose}>
      <LogInOrSignUp />
    </Dialog>
  );
}
