import { ok, type Handlers } from "../api/reply.ts";
import type { Services } from "../services.ts";
import { newChallenge } from "./captcha.ts";

export const captchaHandlers = (services: Services): Pick<Handlers, "getCaptcha"> => ({
  getCaptcha: async ({ query: { form } }) => ok(await newChallenge(services, form)),
});
