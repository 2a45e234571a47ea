import type { ReactNode } from "react";
import type { ReturnTo } from "#machines/account/session/session.contract.ts";
import { Passkey } from "#src/flows/account/passkey/passkey.flow.tsx";
import { SecondFactor } from "#src/flows/account/second-factor/second-factor.flow.tsx";
import { useSession } from "#src/flows/account/session/session.context.ts";
import { Login } from "#src/flows/account/session/session.flow.tsx";

/** Log-in by password or passkey, with a second factor. `returnTo`: the page that the link in the email leads to. */
export function LogIn({ heading, returnTo = null }: { heading: ReactNode; returnTo?: ReturnTo }) {
  const session = useSession();
  const leave = () => session.send({ type: "login.left" });
  return (
    <Login
      heading={heading}
      returnTo={returnTo}
      passkey={<Passkey />}
      secondFactor={(token) => (
        <SecondFactor
          task="logIn"
          token={token}
          onDone={(proved) => session.send({ type: "login.proved", token: proved })}
          onLeft={leave}
          onEnded={leave}
        />
      )}
    />
  );
}
