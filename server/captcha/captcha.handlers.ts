import { ok, type Handlers } from "../api/reply.ts";
import type { Services } from "../services.ts";
import { createFormChallenge } from "./captcha.ts";

export const captchaHandlers = (services: Services): Pick<Handlers, "getCaptcha"> => ({
  getCaptcha: async ({ query: { form } }) => ok(await createFormChallenge(services, form)),
});
