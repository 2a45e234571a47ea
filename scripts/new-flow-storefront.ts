import type { Files, Names } from "./new-flow-machine.ts";

export const storefrontFiles = ({ path, name, camel, pascal }: Names): Files => [
  [
    `src/flows/${path}/${name}.actors.ts`,
    `import { fromPromise } from "xstate";
import type {
  Submit${pascal}Input,
  Submit${pascal}Output,
} from "#machines/${path}/${name}.contract.ts";
import type { Api } from "#src/api/client.ts";

/** To be written with \`createForgivingPort\` and a \`switch\` on the refusal's code; until then it rejects. */
export const ${camel}Actors = (_api: Api) => ({
  submit${pascal}: fromPromise<Submit${pascal}Output, Submit${pascal}Input>(() =>
    Promise.reject(new Error("submit${pascal} is not written yet")),
  ),
});
`,
  ],
  [
    `src/flows/${path}/${name}.flow.tsx`,
    `import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { ${pascal}Facts } from "#machines/${path}/${name}.contract.ts";
import { ${camel}Machine } from "#machines/${path}/${name}.machine.ts";
import { ${camel}View } from "#machines/${path}/${name}.view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { ${camel}Actors } from "./${name}.actors.ts";
import { ${pascal}Screen } from "./${name}.screen.tsx";

/** Where the machine, its ports and its screen meet. A page places it. */
export function ${pascal}({ input }: { input: ${pascal}Facts }) {
  const { api, flowLog } = useShop();
  const machine = ${camel}Machine.provide({ actors: ${camel}Actors(api) });
  return <${pascal}Content actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

/** A flow that runs already. */
export function ${pascal}Content({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  return <${pascal}Screen view={useSelector(actor, ${camel}View)} send={actor.send} />;
}
`,
  ],
  [
    `src/flows/${path}/${name}.screen.tsx`,
    `import { FormattedMessage, useIntl } from "react-intl";
import type { ${pascal}Event } from "#machines/${path}/${name}.contract.ts";
import type { ${pascal}View } from "#machines/${path}/${name}.view.ts";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";

type Send = (event: ${pascal}Event) => void;

/** The texts are the shell's for now: give the flow its own, in every language. */
export function ${pascal}Screen({ view, send }: { view: ${pascal}View; send: Send }) {
  const intl = useIntl();
  switch (view.screen) {
    case "form":
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: "${camel}.submitted", text: String(new FormData(event.currentTarget).get("text")) });
          }}
        >
          {view.problem && <Problem problem={view.problem} />}
          <Field label={intl.formatMessage({ id: "shell.search.label" })} name="text" defaultValue={view.text} required />
          <Button type="submit" busy={view.busy}>
            <FormattedMessage id="shell.search.label" />
          </Button>
        </form>
      );
    case "unreachable":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="shell.problem.unreachable" />}
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
`,
  ],
  [
    `src/flows/${path}/${name}.stage.tsx`,
    `import type { ComponentProps } from "react";
import { ${camel}Paths } from "#machines/${path}/${name}.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { ${pascal}Content } from "./${name}.flow.tsx";

export const ${camel}Stage: FlowStage<typeof ${camel}Paths.machine> = { paths: ${camel}Paths, Screen };

function Screen({ actor }: ComponentProps<(typeof ${camel}Stage)["Screen"]>) {
  return (
    <main>
      <${pascal}Content actor={actor} />
    </main>
  );
}
`,
  ],
];
