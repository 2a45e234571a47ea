import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "#src/ui/button.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import type { Send } from "./checkout.send.ts";

type MessageProps = { id: string; href: string; action: string; values?: Record<string, ReactNode> };

export const Message = ({ id, href, action, values }: MessageProps) => (
  <StatusPanel
    tone="information"
    message={<FormattedMessage id={id} values={values} />}
    actions={
      <ButtonLink href={href}>
        <FormattedMessage id={action} />
      </ButtonLink>
    }
  />
);

/** New terms have to be read before they are accepted. */
export const TermsChanged = ({ send }: { send: Send }) => (
  <StatusPanel
    tone="information"
    message={<FormattedMessage id="checkout.terms_changed" />}
    actions={
      <Button type="button" onClick={() => send({ type: "retry.requested" })}>
        <FormattedMessage id="checkout.see_terms" />
      </Button>
    }
  />
);
