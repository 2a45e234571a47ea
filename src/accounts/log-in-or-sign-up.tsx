import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { ReturnTo } from "#machines/account/session/session.contract.ts";
import { SignUp } from "#src/flows/account/sign-up/sign-up.flow.tsx";
import { LogIn } from "./log-in.tsx";
import styles from "./log-in-or-sign-up.module.css";

type Props = {
  /** The page that the link in the email leads to. */
  returnTo?: ReturnTo;
  /** What was typed as the email address elsewhere on the page. */
  email?: string | undefined;
};

export function LogInOrSignUp({ returnTo = null, email: typed = "" }: Props) {
  const login = useRef<HTMLDivElement>(null);
  const both = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = both.current!.querySelectorAll<HTMLInputElement>("[name=username], [name=email]");
    for (const field of fields) field.value ||= typed;
  }, [typed]);
  const goToLogin = (email: string) => {
    const field = (name: string) => login.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    const username = field("username");
    if (username) username.value = email;
    field("password")?.focus();
  };
  return (
    <div className={styles.container}>
      <div className={styles.both} ref={both}>
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
