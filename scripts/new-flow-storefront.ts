import type { Files, Names } from "./new-flow-machine.ts";

export const storefrontFiles = ({ path, name, camel, pascal }: Names): Files => [
  [
    `src/flows/${path}/${name}.actors.ts`,
    `import { fromPromise } from "xstate";
import type {
  Submit${pascal}Input,
  Submit${pascal}Output,
} from "#machines/${path}/${name}.machine.ts";
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
import { ${camel}Machine, ${camel}View, type ${pascal}Facts } from "#machines/${path}/${name}.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
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
  return <${pascal}Screen view={useSelector(actor, ${camel}View, sameView)} send={actor.send} />;
}
`,
  ],
  [
    `src/flows/${path}/${name}.screen.tsx`,
    `import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type { ${camel}Machine, ${pascal}View } from "#machines/${path}/${name}.machine.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Props = { view: ${pascal}View; send: (event: EventFrom<typeof ${camel}Machine>) => void };

/** The texts are the shell's for now: give the flow its own, in every language. */
export function ${pascal}Screen({ view, send }: Props) {
  const intl = useIntl();
  switch (view.screen) {
    case "form":
      return (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: "${camel}.submitted", text: String(new FormData(event.currentTarget).get("text")) });
          }}
        >
          {view.note !== null &&
            (typeof view.note === "object" ? (
              <Notice tone="problem">{view.note.detail}</Notice>
            ) : (
              <FormProblem problem={view.note} onRetry={() => send({ type: "retry.requested" })} />
            ))}
          <Field
            label={intl.formatMessage({ id: "shell.search.label" })}
            name="text"
            defaultValue={view.typed?.text ?? ""}
            required
          />
          <Button type="submit" busy={view.busy}>
            <FormattedMessage id="shell.search.label" />
          </Button>
        </Form>
      );
    case "accepted":
      return (
        <Notice tone="success">
          <FormattedMessage id="shell.close" />
        </Notice>
      );
  }
}
`,
  ],
];
