import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { readReturnTo } from "#src/app/return-to.ts";
import { Strip } from "./strip.tsx";

export function SessionEnded() {
  const { browser } = useShop();
  const isVisitor = useCustomer() === null;
  if (!isVisitor || readReturnTo(browser) === null) return null;
  return (
    <Strip href={links.login} act="shell.log_in">
      <FormattedMessage id="shell.session_ended" />
    </Strip>
  );
}
