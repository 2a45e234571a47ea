import { FormattedMessage } from "react-intl";
import type { BuyAgainEvent, LeftOut } from "#machines/after-sale/buy-again/buy-again.contract.ts";
import type { BuyAgainView } from "#machines/after-sale/buy-again/buy-again.view.ts";
import { links } from "#domain/links.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import styles from "./buy-again.module.css";
import { Name } from "#src/facts/name.tsx";

type Send = (event: BuyAgainEvent) => void;

export function BuyAgainScreen({ view, send }: { view: BuyAgainView; send: Send }) {
  switch (view.screen) {
    case "offer":
      return (
        <Button type="button" busy={view.busy} onClick={() => send({ type: "buy.requested" })}>
          <FormattedMessage id="orders.again" />
        </Button>
      );
    case "unanswered":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="orders.again.unanswered" />}
          actions={
            <Button type="button" onClick={() => send({ type: "retry.requested" })}>
              <FormattedMessage id="shell.try_again" />
            </Button>
          }
        >
          <ul className={styles.names}>
            {view.names.map((name, index) => (
              <li key={index}>
                <Name>{name}</Name>
              </li>
            ))}
          </ul>
          <LeftOutLines leftOut={view.leftOut} />
        </StatusPanel>
      );
    case "inCart":
      return (
        <StatusPanel
          tone="information"
          message={
            <FormattedMessage
              id={view.leftOut.length > 0 ? "orders.again.rest_in_cart" : "orders.again.in_cart"}
            />
          }
          actions={
            <ButtonLink href={links.cart}>
              <FormattedMessage id="shell.cart.view" />
            </ButtonLink>
          }
        >
          <LeftOutLines leftOut={view.leftOut} />
        </StatusPanel>
      );
    case "nothingAdded":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="orders.again.nothing" />}
          actions={
            <ButtonLink href={links.shop}>
              <FormattedMessage id="shell.look_around" />
            </ButtonLink>
          }
        >
          <LeftOutLines leftOut={view.leftOut} />
        </StatusPanel>
      );
  }
}

function LeftOutLines({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <>
      <ul className={styles.names}>
        {leftOut.map(({ name, because }, index) => (
          <li key={index}>
            <FormattedMessage
              id={`orders.again.left_out.${because}`}
              values={{ name: <bdi key="name">{name}</bdi> }}
            />
          </li>
        ))}
      </ul>
      {leftOut.some(({ because }) => because === "unforeseen") && <CustomerService />}
    </>
  );
}
