import { createHash } from "node:crypto";
import { lte } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#server/platform/database/server-schema.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createColdQueue, type ColdQueue } from "./cold-queue.ts";
import { createThrottle, type Throttle } from "./throttle.ts";

const minute = 60;
const hour = 60 * minute;

/** Attempts and seconds. By account: the one named in the request. By network: for any account. */
const allowed = {
  passwordByAccount: { points: 10, duration: 15 * minute },
  /** An authenticator app accepts three codes of a million at a time. */
  codeByAccount: { points: 10, duration: 15 * minute },
  codeByAccountDaily: { points: 100, duration: 24 * hour },
  passwordByNetwork: { points: 100, duration: 15 * minute },
  signUpByNetwork: { points: 20, duration: hour },
  recoveryByNetwork: { points: 20, duration: hour },
  newPasswordByNetwork: { points: 30, duration: 15 * minute },
  contactByNetwork: { points: 20, duration: hour },
  contactBySender: { points: 5, duration: hour },
  /** A class or an office behind one address orders too. */
  guestOrderByNetwork: { points: 100, duration: hour },
  guestOrderByAddress: { points: 20, duration: hour },
  guestLinkByNetwork: { points: 20, duration: hour },
  guestLinkByAddress: { points: 5, duration: hour },
  guestLinkByOrder: { points: 5, duration: hour },
  stockAlertByNetwork: { points: 20, duration: hour },
  stockAlertByAddress: { points: 10, duration: 24 * hour },
  /** Unknown coupon codes. */
  couponByNetwork: { points: 60, duration: hour },
  couponByCustomer: { points: 30, duration: hour },
  /** By network or customer and code: a code that stays in a cart is one guess. */
  unknownCoupon: { points: 1, duration: hour },
  /** What is beyond it is not refused, but not mailed again. */
  stockAlertMailByVariant: { points: 1, duration: 10 * minute },
  mailByAccount: { points: 1, duration: minute },
  invitationByNetwork: { points: 30, duration: 15 * minute },
  vatIdByCustomer: { points: 20, duration: hour },
  gateByNetwork: { points: 30, duration: 15 * minute },
} as const;
export type LimitName = keyof typeof allowed;
export type Attempt = readonly [limit: LimitName, key: string];

export type Limits = {
  /** Counts an attempt by each limit. Returns the seconds to wait if a limit is reached, else null. */
  take: (...attempts: readonly Attempt[]) => Promise<number | null>;
  giveBack: (attempt: Attempt) => Promise<void>;
  /** Uncounts earlier attempts too. */
  forgive: (attempt: Attempt) => Promise<void>;
  throttle: Throttle;
  coldQueue: ColdQueue;
  clear: () => Promise<void>;
};

/** Limits that all servers of one database share. */
export function createLimits({ queries }: Pick<Database, "queries">): Limits {
  const limiters = new Map(
    Object.entries(allowed).map(([keyPrefix, { points, duration }]) => [
      keyPrefix,
      new RateLimiterDrizzle({
        storeClient: queries,
        schema: rateLimits,
        keyPrefix,
        points,
        duration,
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  const limiter = (name: LimitName) => limiters.get(name)!;
  const take = async ([name, key]: Attempt): Promise<number | null> => {
    try {
      await limiter(name).consume(hashed(key));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    }
  };
  return {
    take: async (...attempts) => {
      for (const attempt of attempts) {
        const seconds = await take(attempt);
        if (seconds !== null) return seconds;
      }
      return null;
    },
    giveBack: async ([name, key]) => {
      await limiter(name).reward(hashed(key));
    },
    forgive: async ([name, key]) => {
      await limiter(name).delete(hashed(key));
    },
    throttle: createThrottle(),
    coldQueue: createColdQueue(),
    clear: async () => {
      await queries.delete(rateLimits).where(lte(rateLimits.expire, new Date()));
    },
  };
}

const hashed = (key: string): string => createHash("sha256").update(key).digest("base64url");
