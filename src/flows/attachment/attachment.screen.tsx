import { FormattedMessage, useIntl } from "react-intl";
import type { AttachmentEvent } from "../../../machines/attachment/attachment.contract.ts";
import type { AttachmentView } from "../../../machines/attachment/attachment.view.ts";
import { CustomerService } from "../../facts/customer-service.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Situation } from "../../ui/situation.tsx";

type Send = (event: AttachmentEvent) => void;

/** The texts are the shell's for now: give the flow its own, in every language. */
export function AttachmentScreen({ view, send }: { view: AttachmentView; send: Send }) {
  const intl = useIntl();
  switch (view.sees) {
    case "form":
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send({
              type: "attachment.submitted",
              text: String(new FormData(event.currentTarget).get("text")),
            });
          }}
        >
          {view.problem && <Problem problem={view.problem} />}
          <Field
            label={intl.formatMessage({ id: "shell.search.label" })}
            name="text"
            defaultValue={view.text}
            required
          />
          <Button type="submit" busy={view.busy}>
            <FormattedMessage id="shell.search.label" />
          </Button>
        </form>
      );
    case "unreachable":
      return (
        <Situation
          tone="problem"
          said={<FormattedMessage id="shell.problem.unreachable" />}
          actions={
            <Button type="button" onClick={() => send({ type: "retry.requested" })}>
              <FormattedMessage id="shell.try_again" />
            </Button>
          }
        />
      );
    case "accepted":
      return (
        <Notice tone="success">
          <FormattedMessage id="shell.close" />
        </Notice>
      );
  }
}

const Problem = ({ problem }: { problem: "unforeseen" | { detail: string } }) => (
  <>
    <Notice tone="problem">
      {problem === "unforeseen" ? <FormattedMessage id="shell.problem.unforeseen" /> : problem.detail}
    </Notice>
    {problem === "unforeseen" && <CustomerService />}
  </>
);
