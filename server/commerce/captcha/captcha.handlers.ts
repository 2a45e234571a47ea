import { ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { createFormChallenge } from "./captcha.ts";

export const captchaHandlers = (services: Services): Pick<Handlers, "getCaptcha"> => ({
  getCaptcha: async ({ query: { form } }) => ok(await createFormChallenge(services, form)),
});
