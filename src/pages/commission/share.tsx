import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { links } from "#domain/links.ts";
import { QrCode } from "#src/forms/qr-code.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./commission.module.css";

type Copied = "nothing" | "link" | "failed";

export function Share({ code }: { code: string }) {
  const intl = useIntl();
  const { browser } = useShop();
  const [copied, setCopied] = useState<Copied>("nothing");
  const link = `${browser.origin}${links.ofTourLead(code)}`;
  const copy = () =>
    void browser.copy(link).then(
      () => setCopied("link"),
      () => setCopied("failed"),
    );
  return (
    <section className={styles.share}>
      <div className={styles.words}>
        <h2>
          <FormattedMessage id="commission.share" />
        </h2>
        <p className={styles.note}>
          <FormattedMessage id="commission.share.how" />
        </p>
        <dl className={styles.facts}>
          <dt>
            <FormattedMessage id="commission.code" />
          </dt>
          <dd>
            <bdi>{code}</bdi>
          </dd>
          <dt>
            <FormattedMessage id="commission.link" />
          </dt>
          <dd>
            <bdi>{link}</bdi>
          </dd>
        </dl>
        <div className={styles.ways}>
          <Button type="button" look="quiet" onClick={copy}>
            <FormattedMessage id="commission.copy" />
          </Button>
          <span role="status" className={styles.note}>
            {copied === "link" && <FormattedMessage id="commission.copied" />}
            {copied === "failed" && <FormattedMessage id="commission.not_copied" />}
          </span>
        </div>
      </div>
      <QrCode text={link} label={intl.formatMessage({ id: "commission.qr" })} />
    </section>
  );
}
