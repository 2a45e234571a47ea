import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { ReturnTo } from "#machines/account/session/session.contract.ts";
import { SignUp } from "#src/flows/account/sign-up/sign-up.flow.tsx";
import { LogIn } from "./log-in.tsx";
import styles from "./log-in-or-sign-up.module.css";

/** `returnTo`: the page that the link in the email leads to. */
export function LogInOrSignUp({ returnTo = null }: { returnTo?: ReturnTo }) {
  const login = useRef<HTMLDivElement>(null);
  const goToLogin = (email: string) => {
    const field = (name: string) => login.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    const username = field("username");
    if (username) username.value = email;
    field("password")?.focus();
  };
  return (
    <div className={styles.container}>
      <div className={styles.both}>
        <div ref={login}>
          <LogIn heading={<Heading id="account.login.title" />} returnTo={returnTo} />
        </div>
        <div className={styles.second}>
          <SignUp heading={<Heading id="account.sign_up.title" />} returnTo={returnTo} onLogin={goToLogin} />
        </div>
      </div>
    </div>
  );
}

const Heading = ({ id }: { id: string }) => (
  <h2>
    <FormattedMessage id={id} />
  </h2>
);
