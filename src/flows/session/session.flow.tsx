import type { ReactNode } from "react";
import type { ReturnTo } from "../../../machines/session/session.contract.ts";
import { Passkey } from "../passkey/passkey.flow.tsx";
import { useSession, useSessionView } from "./session.context.ts";
import { LoginScreen } from "./session.screen.tsx";

/** The login, on its page, in the header's dialog and in the checkout. `returnTo`: where the link in a mail leads. */
export function Login({ heading, returnTo = null }: { heading: ReactNode; returnTo?: ReturnTo }) {
  const session = useSession();
  const props = { view: useSessionView(), send: session.send, heading, returnTo };
  return <LoginScreen {...props} passkey={<Passkey />} />;
}
