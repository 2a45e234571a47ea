import { noContent, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { receiveEvent } from "./receive-event.ts";

export const webhookHandlers = (services: Services): Pick<Handlers, "receivePaypalEvent"> => ({
  receivePaypalEvent: async ({ headers, rawBody, refuse }) => {
    switch (await receiveEvent(services, { headers, rawBody })) {
      case "received":
        return noContent;
      case "forged":
        return refuse(400, "This was not sent by the payment provider to this shop.", {
          code: "not_verified",
        });
      case "unclear":
        return refuse(503, "The provider's certificate is not to be had at the moment.", {
          code: "certificate_unavailable",
        });
    }
  },
});
