import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket, demoMarkets } from "#tests/support/arbitrary-markets.ts";
import { checkWithdrawable, withdrawableUntil } from "./withdrawal.ts";

const line = { id: "fern", count: 2, approved: 0, withdrawn: 0, isExempt: false };
const seeds = { ...line, id: "seeds", isExempt: true };
const deliveredAt = new Date("2026-11-05T10:00:00Z");
const until = new Date("2026-11-20T11:00:00Z");
const facts = { isPaid: true, days: 14, deliveredAt, hasWithdrawn: false, lines: [line, seeds], now: until };

test("it is known whether a customer can withdraw, and until when", () => {
  expect(withdrawableUntil(deliveredAt, 14)).toEqual(until);
  expect(checkWithdrawable(facts)).toBe("possible");
  expect(checkWithdrawable({ ...facts, now: new Date(until.getTime() + 1) })).toBe("withdrawal_too_late");
  expect(checkWithdrawable({ ...facts, deliveredAt: null, now: new Date("2036-01-01") })).toBe("possible");
  expect(checkWithdrawable({ ...facts, isPaid: false })).toBe("order_not_paid");
  expect(checkWithdrawable({ ...facts, days: null })).toBe("no_withdrawal");
  expect(checkWithdrawable({ ...facts, lines: [seeds] })).toBe("all_exempt");
  expect(checkWithdrawable({ ...facts, lines: [{ ...line, approved: 2 }, seeds] })).toBe("nothing_left");
  expect(checkWithdrawable({ ...facts, hasWithdrawn: true, lines: [{ ...line, approved: 2 }, seeds] })).toBe(
    "withdrawn",
  );
  expect(checkWithdrawable({ ...facts, lines: [{ ...line, withdrawn: 2 }, seeds] })).toBe("withdrawn");
  expect(checkWithdrawable({ ...facts, lines: [{ ...line, withdrawn: 1 }, seeds] })).toBe("possible");
  expect(checkWithdrawable({ ...facts, lines: [{ ...line, approved: 1, withdrawn: 1 }] })).toBe("withdrawn");
});

const zones = [
  "Pacific/Kiritimati",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Pacific/Pago_Pago",
];

test("the period never ends before its last day after delivery in any time zone", () => {
  const dayIn = (timeZone: string) => {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone });
    return (at: Date) => Date.parse(format.format(at)) / 86_400_000;
  };
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, arbitraryMarket, fc.constantFrom(...zones), (delivered, market, customers) => {
      const days = market.withdrawal_days ?? 14;
      for (const zone of [market.time_zone, customers]) {
        const day = dayIn(zone);
        expect(day(withdrawableUntil(delivered, days)) - day(delivered)).toBeGreaterThan(days);
      }
    }),
    { seed: 13, examples: [[new Date("2026-10-16T22:10:00Z"), demoMarkets[0]!, "Europe/Berlin"]] },
  );
});
