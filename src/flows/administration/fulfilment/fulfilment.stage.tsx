import { FormattedMessage } from "react-intl";
import { fulfilmentPaths } from "#machines/administration/fulfilment/fulfilment.paths.ts";
import { pageStage } from "#workshop/stories/default-stage.tsx";
import { FulfilmentContent } from "./fulfilment.flow.tsx";

export const fulfilmentStage = pageStage(fulfilmentPaths, "admin.orders.title", ({ actor }) => (
  <>
    <h2>
      <FormattedMessage id="admin.shipping.title" />
    </h2>
    <FulfilmentContent actor={actor} />
  </>
));
