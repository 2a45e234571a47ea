import { useMutation } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { dataOf } from "../api/client.ts";
import { links, localPath } from "../../domain/links.ts";
import { useSession } from "../flows/session/session.context.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./shared/few-words.module.css";

/** The link only opens this page and a button confirms, so that a mail program's preview confirms nothing. */
export default function ConfirmEmailPage() {
  const intl = useIntl();
  const api = useApi();
  const session = useSession();
  const [search] = useSearchParams();
  const confirmation = useMutation({
    mutationFn: async () =>
      dataOf(await api.POST("/confirm-email", { body: { token: search.get("token") ?? "" } })),
    onSuccess: () => session.send({ type: "account.changedByLink" }),
  });
  return (
    <Page title={intl.formatMessage({ id: "account.confirm_email.title" })}>
      <div className={styles.page}>
        <h1>
          <FormattedMessage id="account.confirm_email.title" />
        </h1>
        {confirmation.isError && (
          <Notice tone="problem">
            <FormattedMessage id="account.confirm_email.refused" />
          </Notice>
        )}
        {confirmation.isSuccess ? (
          <>
            <Notice tone="success">
              <FormattedMessage id="account.confirm_email.done" />
            </Notice>
            {localPath(search.get("to")) === links.checkout ? (
              <ButtonLink href={links.checkout}>
                <FormattedMessage id="account.confirm_email.to_checkout" />
              </ButtonLink>
            ) : (
              <ButtonLink href={links.login}>
                <FormattedMessage id="account.login.title" />
              </ButtonLink>
            )}
          </>
        ) : (
          <Button type="button" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
            <FormattedMessage id="account.confirm_email.act" />
          </Button>
        )}
      </div>
    </Page>
  );
}
