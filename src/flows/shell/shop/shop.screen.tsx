import { FormattedMessage, useIntl } from "react-intl";
import type { ShopEvent } from "#machines/shell/shop/shop.contract.ts";
import type { EntranceView } from "#machines/shell/shop/shop.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { TooMany } from "#src/ui/too-many.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./shop.module.css";

type Send = (event: ShopEvent) => void;

export function EntranceScreen({ view, send }: { view: EntranceView; send: Send }) {
  switch (view.screen) {
    case "frontDoor":
      return <Door asksForWord={view.asksForWord} problem={view.problem} send={send} />;
    case "opening":
    case "shop":
      return (
        <Door asksForWord={view.screen === "opening" && view.asksForWord} problem={null} busy send={send} />
      );
  }
}

function Door({
  asksForWord,
  problem,
  busy,
  send,
}: {
  asksForWord: boolean;
  problem: Extract<EntranceView, { screen: "frontDoor" }>["problem"];
  busy?: boolean;
  send: Send;
}) {
  const intl = useIntl();
  const enter = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get("word");
    send(word === null ? { type: "entrance.requested" } : { type: "entrance.requested", word: String(word) });
  };
  return (
    <Form className={styles.door} onSubmit={enter}>
      {asksForWord && (
        <Field
          label={intl.formatMessage({ id: "welcome.word" })}
          name="word"
          type="text"
          autoComplete="off"
          problem={problem === "wrongWord" ? intl.formatMessage({ id: "welcome.wrong_word" }) : undefined}
          required
        />
      )}
      {typeof problem === "object" && problem && <TooMany minutes={problem.minutes} />}
      {problem === "unforeseen" && (
        <>
          <Notice tone="problem">
            <FormattedMessage id="shell.problem.unforeseen" />
          </Notice>
          <CustomerService />
        </>
      )}
      {problem === "unreachable" && (
        <Notice tone="problem">
          <FormattedMessage id="shell.problem.unreachable" />
        </Notice>
      )}
      <Button type="submit" size="large" busy={busy}>
        <FormattedMessage id="welcome.enter" />
      </Button>
    </Form>
  );
}
