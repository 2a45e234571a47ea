import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { contactPaths } from "#machines/shopping/contact/contact.paths.ts";
import type { FlowStage } from "#workshop/stories/flow-stage.ts";
import { ContactContent } from "./contact.flow.tsx";

export const contactStage: FlowStage<typeof contactPaths.machine> = { paths: contactPaths, Screen };

function Screen({ actor }: ComponentProps<(typeof contactStage)["Screen"]>) {
  return (
    <main>
      <h1>
        <FormattedMessage id="contact.title" />
      </h1>
      <ContactContent actor={actor} />
    </main>
  );
}
