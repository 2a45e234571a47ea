import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { focusOn } from "#src/ui/focus.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";

/** Replaces the cancellation's buttons and takes their focus. */
export function CancelledOrderNotice() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(container.current), []);
  return (
    <div ref={container}>
      <StatusPanel
        tone="information"
        message={<FormattedMessage id="checkout.order_cancelled" />}
        actions={
          <ButtonLink href={links.cart}>
            <FormattedMessage id="shell.cart.view" />
          </ButtonLink>
        }
      />
    </div>
  );
}
