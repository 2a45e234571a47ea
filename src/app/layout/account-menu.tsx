import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { User } from "#machines/account/session/session.contract.ts";
import { useSession, useSessionView } from "#src/flows/account/session/session.context.ts";
import { Button } from "#src/ui/button.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { Person } from "#src/ui/icons.tsx";
import { PlainLink, TextLink } from "#src/ui/link.tsx";
import { loadable, PartBoundary } from "#src/app/loadable.tsx";
import { loadTexts, Texts } from "#src/app/texts.tsx";
import styles from "./account-menu.module.css";

const loginDialog = loadable(() => import("./login-dialog.tsx"));

export function AccountMenu() {
  const view = useSessionView();
  switch (view.screen) {
    case "nothingYet":
    case "loggingOut":
      return (
        <PlainLink href={links.myaccount} className={styles.label}>
          <Person />
          <VisuallyHidden>
            <FormattedMessage id="shell.account" />
          </VisuallyHidden>
        </PlainLink>
      );
    case "account":
      return <CustomerMenu user={view.user} />;
    case "loginForm":
    case "loggingIn":
    case "secondFactor":
    case "emailNotConfirmed":
      return <LoginLink />;
  }
}

function CustomerMenu({ user: { displayName, email, role } }: { user: User }) {
  const session = useSession();
  return (
    <Disclosure
      end
      label={
        <span className={styles.label}>
          <Person />
          <span className={styles.name} dir="auto">
            {displayName}
          </span>
        </span>
      }
    >
      <div className={styles.panel}>
        <p>{email}</p>
        <TextLink href={links.myaccount}>
          <FormattedMessage id="shell.account" />
        </TextLink>
        {role === "administrator" && (
          <TextLink href={links.adminOrders()}>
            <FormattedMessage id="shell.administration" />
          </TextLink>
        )}
        <Button type="button" look="quiet" onClick={() => session.send({ type: "logOut.requested" })}>
          <FormattedMessage id="shell.log_out" />
        </Button>
      </div>
    </Disclosure>
  );
}

function LoginLink() {
  const session = useSession();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const load = () => Promise.all([loginDialog.load(), loadTexts(queries, ["account"])]);
  const prepare = () => void load().catch(() => {});
  const close = () => {
    setOpen(false);
    session.send({ type: "login.left" });
  };
  return (
    <>
      <button
        type="button"
        className={styles.label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Person />
        <span className={styles.name} data-whole>
          <FormattedMessage id="shell.log_in" />
        </span>
      </button>
      {isOpen && (
        <PartBoundary load={load}>
          <Texts areas={["account"]}>
            <loginDialog.Loaded onClose={close} />
          </Texts>
        </PartBoundary>
      )}
    </>
  );
}
