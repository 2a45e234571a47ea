import { useState, type ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { leafPaths } from "../../../machines/paths/paths.ts";
import { replay } from "../../../machines/paths/replay.ts";
import type { FlowStage } from "../../../workshop/stories/flow-stage.ts";
import { AccountMenu } from "../../app/layout/account-menu.tsx";
import { SessionContext } from "./session.context.ts";
import { Login } from "./session.flow.tsx";

export const sessionStage: FlowStage<typeof sessionPaths.machine> = { paths: sessionPaths, Screen };

/** The header's account menu and the login, as its page has them. */
function Screen({ actor }: ComponentProps<(typeof sessionStage)["Screen"]>) {
  return (
    <SessionContext value={actor}>
      <header style={{ display: "flex", justifyContent: "end" }}>
        <AccountMenu />
      </header>
      <main>
        <h1>
          <FormattedMessage id="login.title" />
        </h1>
        <Login heading={null} />
      </main>
    </SessionContext>
  );
}

/** The login for another flow's screen, where somebody has come without being known. */
export function VisitorLogin() {
  const [visitor] = useState(() => {
    const path = leafPaths(sessionPaths).find(({ title }) => title === "visitor.browsing");
    if (!path) throw new Error("session: nobody browses as a visitor");
    return replay(sessionPaths, path);
  });
  return (
    <SessionContext value={visitor}>
      <Login heading={null} />
    </SessionContext>
  );
}
