import { useSelector } from "@xstate/react";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { leafOf } from "#machines/leaf.ts";
import { openSessionsPaths } from "#machines/account/open-sessions/open-sessions.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import type { Wire } from "#src/api/client.ts";
import { OpenSessionsContent } from "./open-sessions.flow.tsx";

export const openSessionsStage: FlowStage<typeof openSessionsPaths.machine> = {
  paths: openSessionsPaths,
  Screen,
};

const sessions: Wire["Session"][] = [
  {
    id: "session-phone",
    browser: "Safari",
    system: "iOS",
    network: "203.0.113.0/24",
    created_at: "2026-09-30T06:12:00.000Z",
    last_used_at: "2026-11-20T18:40:00.000Z",
    is_current: false,
  },
  {
    id: "session-here",
    browser: "Firefox",
    system: "Windows",
    network: "2001:db8:1::/48",
    created_at: "2026-11-21T09:00:00.000Z",
    last_used_at: "2026-11-21T09:00:00.000Z",
    is_current: true,
  },
  {
    id: "session-old",
    browser: null,
    system: null,
    network: null,
    created_at: "2026-09-01T11:30:00.000Z",
    last_used_at: "2026-09-02T11:30:00.000Z",
    is_current: false,
  },
];

/** Hides ended sessions, as the API would. */
function Screen({ actor }: ComponentProps<(typeof openSessionsStage)["Screen"]>) {
  const isEnded = useSelector(actor, ({ value }) =>
    ["looking.ended", "looking.gone"].includes(leafOf(value)),
  );
  const left = sessions.filter(({ id }) => !isEnded || id !== "session-phone");
  return (
    <main>
      <h1>
        <FormattedMessage id="account.sessions.title" />
      </h1>
      <OpenSessionsContent actor={actor} sessions={left} />
    </main>
  );
}
