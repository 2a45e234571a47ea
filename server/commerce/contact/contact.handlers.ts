import { parseMarketLocale, shopCookies } from "#domain/cookies.ts";
import { invalid, noContent, tooMany, type Handlers } from "#server/http/reply.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import type { Services } from "#server/commerce/services.ts";
import { sendMessage } from "./send-message.ts";

export const contactHandlers = (services: Services): Pick<Handlers, "sendMessage"> => ({
  sendMessage: async ({ query: { captcha }, body, caller, ip, cookies, refuse }) => {
    const seconds = await services.limits.take(["contactByNetwork", clientNetwork(ip)]);
    if (seconds !== null) return tooMany(seconds);
    const { marketId = null } = parseMarketLocale(cookies[shopCookies.place.name]);
    const sent = await sendMessage(services, captcha, { ...body, marketId, customerId: caller?.id ?? null });
    switch (sent.outcome) {
      case "sent":
        return noContent;
      case "refused":
        return invalid(sent.errors);
      case "badCaptcha":
        return refuse(400, "Please try again.", { code: "captcha_invalid" });
      case "tooMany":
        return tooMany(sent.seconds);
    }
  },
});
