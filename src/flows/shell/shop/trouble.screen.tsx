import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ShopEvent } from "#machines/shell/shop/shop.contract.ts";
import type { TroubleView } from "#machines/shell/shop/shop.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

type Send = (event: ShopEvent) => void;

type Props = { view: TroubleView; send: Send; report: ReactNode };

export function TroubleScreen({ view, send, report }: Props) {
  const dismiss = () => send({ type: "trouble.dismissed" });
  switch (view.screen) {
    case "nothing":
      return null;
    case "serverError":
      return (
        <Dialog title={<FormattedMessage id="shell.error.title" />} onClose={dismiss}>
          <p>
            <FormattedMessage id="shell.error.unexpected" />
          </p>
          <CustomerService />
          <Button type="button" onClick={dismiss}>
            <FormattedMessage id="shell.close" />
          </Button>
          {report}
        </Dialog>
      );
  }
}
