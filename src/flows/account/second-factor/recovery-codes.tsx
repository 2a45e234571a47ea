import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Focused } from "#src/forms/focused.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import type { Send } from "./leave.tsx";
import styles from "./second-factor.module.css";

type Copied = "nothing" | "codes" | "failed";

/** The codes are shown only once. */
export function RecoveryCodes({ codes, send }: { codes: readonly string[]; send: Send }) {
  const { browser } = useShop();
  const [copied, setCopied] = useState<Copied>("nothing");
  const copy = () =>
    void browser.copy(codes.join("\n")).then(
      () => setCopied("codes"),
      () => setCopied("failed"),
    );
  return (
    <div className={styles.step}>
      <Focused>
        <h3 className={styles.heading}>
          <FormattedMessage id="account.codes.title" />
        </h3>
      </Focused>
      <p>
        <FormattedMessage id="account.codes.text" />
      </p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.others}>
        <Button type="button" look="quiet" onClick={copy}>
          <FormattedMessage id="account.codes.copy" />
        </Button>
        <span role="status" className={styles.hint}>
          {copied === "codes" && <FormattedMessage id="account.codes.copied" />}
          {copied === "failed" && <FormattedMessage id="account.codes.not_copied" />}
        </span>
      </div>
      <Button type="button" onClick={() => send({ type: "codes.saved" })}>
        <FormattedMessage id="account.codes.saved" />
      </Button>
    </div>
  );
}
