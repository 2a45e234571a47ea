import { useState, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { leafPaths } from "../../../machines/paths/paths.ts";
import { replay } from "../../../machines/paths/replay.ts";
import { ShopWith } from "../../../workshop/stage/shop-with.tsx";
import type { FlowStage } from "../../../workshop/stories/flow-stage.ts";
import { AccountMenu } from "../../app/layout/account-menu.tsx";
// So that the dialog, which the menu loads when it is wanted, is there at once.
import "../../app/layout/login-dialog.tsx";
import { Login } from "./session.flow.tsx";

export const sessionStage: FlowStage<typeof sessionPaths.machine> = { paths: sessionPaths, Screen };

/** The header's account menu, and the login as on its page. */
function Screen({ actor }: ComponentProps<(typeof sessionStage)["Screen"]>) {
  return (
    <ShopWith session={actor}>
      <header style={{ display: "flex", justifyContent: "end" }}>
        <AccountMenu />
      </header>
      <main>
        <h1>
          <FormattedMessage id="account.login.title" />
        </h1>
        <Login heading={null} passkey={null} secondFactor={() => null} />
      </main>
    </ShopWith>
  );
}

/** For another flow's stage: the login of a visitor. */
export function VisitorLogin() {
  const [visitor] = useState(() => {
    const path = leafPaths(sessionPaths).find(({ title }) => title === "visitor.browsing");
    if (!path) throw new Error("session: nobody browses as a visitor");
    return replay(sessionPaths, path);
  });
  return (
    <ShopWith session={visitor}>
      <Login heading={null} passkey={null} secondFactor={() => null} />
    </ShopWith>
  );
}
