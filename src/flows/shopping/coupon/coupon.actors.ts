import type { Unforeseen } from "#machines/outcome.ts";
import type { CheckCodeInput, CheckCodeOutput } from "#machines/shopping/coupon/coupon.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { mostCouponCodes } from "#src/coupons/coupon-codes.ts";
import type { MarketLocale } from "#src/api/queries.ts";

export type CouponActorDependencies = {
  api: Api;
  marketLocale: MarketLocale;
  hasRoomFor: (code: string) => boolean;
};

export const couponActors = ({ api, marketLocale, hasRoomFor }: CouponActorDependencies) => ({
  checkCode: createForgivingPort<CheckCodeOutput, CheckCodeInput>()(async ({ input, signal }) => {
    const result = await api.POST("/quotes/{languageId}/{marketId}", {
      params: { path: marketLocale },
      body: { items: [], coupon_codes: [input.code] },
      signal,
    });
    const refusal = refusalOf(result, 400, 429);
    switch (refusal?.code) {
      case undefined:
        return outcomeOfCoupon(dataOf(result).coupons[0]!, hasRoomFor);
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "invalid":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

function outcomeOfCoupon(
  { code, state }: Wire["Coupon"],
  hasRoomFor: CouponActorDependencies["hasRoomFor"],
): Exclude<CheckCodeOutput, Unforeseen> {
  switch (state) {
    case "unknown":
    case "ended":
      return { outcome: state };
    case "not_started":
      return { outcome: "notStarted" };
    case "used_up":
      return { outcome: "usedUp" };
    case "used_by_customer":
      return { outcome: "usedByCustomer" };
    case "first_order_only":
      return { outcome: "firstOrderOnly" };
    default:
      return hasRoomFor(code)
        ? { outcome: "accepted", code }
        : { outcome: "tooManyCodes", most: mostCouponCodes };
  }
}
