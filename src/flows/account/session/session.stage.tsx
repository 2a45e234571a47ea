import { useState, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { sessionPaths } from "#machines/account/session/session.paths.ts";
import { leafPaths } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import { ShopWith } from "#workshop/stage/shop-with.tsx";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { AccountMenu } from "#src/app/layout/account-menu.tsx";
// Bundles the dialog with the stage; the menu would load it lazily.
import "#src/app/layout/login-dialog.tsx";
import { Login } from "./session.flow.tsx";

export const sessionStage: FlowStage<typeof sessionPaths.machine> = { paths: sessionPaths, Screen };

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
