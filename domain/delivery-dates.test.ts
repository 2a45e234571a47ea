import { expect, test } from "vitest";
import { arrivesLater, estimateDelivery, laterDeliveries, latestWish } from "./delivery-dates.ts";

const workingDays = ["mon", "tue", "wed", "thu", "fri"] as const;
const amsterdam = {
  packing_days: workingDays,
  packed_until: "14:00",
  holidays: ["2026-12-25", "2027-01-01", "2027-03-29"],
  frost_months: [12, 1, 2],
  time_zone: "Europe/Amsterdam",
};
const parcel = { delivery_days_min: 2, delivery_days_max: 4, carrier_days: workingDays };
const book = { sent_on: [], frost_sensitive: false };
const plant = { sent_on: ["mon", "tue", "wed"], frost_sensitive: false } as const;
const fern = { sent_on: [], frost_sensitive: true };

const dates = (leaves_on: string, arrives_from: string, arrives_to: string) => ({
  leaves_on,
  arrives_from,
  arrives_to,
});

test.each([
  ["before the cut-off", "2026-11-25T12:59:59Z", dates("2026-11-25", "2026-11-27", "2026-12-01")],
  ["at the cut-off", "2026-11-25T13:00:00Z", dates("2026-11-26", "2026-11-30", "2026-12-02")],
  ["after it on a Friday", "2026-11-27T15:00:00Z", dates("2026-11-30", "2026-12-02", "2026-12-04")],
  ["at a weekend", "2026-11-28T09:00:00Z", dates("2026-11-30", "2026-12-02", "2026-12-04")],
  ["before Christmas", "2026-12-24T09:00:00Z", dates("2026-12-24", "2026-12-29", "2026-12-31")],
  ["late on New Year’s Eve", "2026-12-31T20:00:00Z", dates("2027-01-04", "2027-01-06", "2027-01-08")],
  // By the clock of Greenwich it is still Saturday.
  ["early on Sunday", "2026-11-28T23:30:00Z", dates("2026-11-30", "2026-12-02", "2026-12-04")],
])("what is ordered %s leaves and arrives by the market's calendar", (_, now, expected) => {
  expect(estimateDelivery(new Date(now), amsterdam, parcel, [book])).toEqual(expected);
});

test.each([
  // Summer time begins in Amsterdam on 28 March 2027 and ends on 25 October 2026.
  ["the last minute before the cut-off in winter time", "2027-03-26T12:59:00Z", "2027-03-26"],
  ["the same minute in summer time is too late", "2027-03-30T12:59:00Z", "2027-03-31"],
  ["an hour earlier it is not", "2027-03-30T11:59:00Z", "2027-03-30"],
  ["the night in which the clock is put forward", "2027-03-28T00:59:00Z", "2027-03-30"],
  ["the night in which it is put back", "2026-10-25T00:30:00Z", "2026-10-26"],
  ["the first minute before the cut-off in winter time again", "2026-10-26T12:59:00Z", "2026-10-26"],
])("%s: it leaves on the right day", (_, now, leaves) => {
  expect(estimateDelivery(new Date(now), amsterdam, parcel, [book])?.leaves_on).toBe(leaves);
});

test.each([
  ["sent before the weekend only", [plant], "2026-11-26T09:00:00Z", "2026-11-30"],
  ["that frost harms", [fern], "2026-12-01T09:00:00Z", "2027-03-01"],
  ["that frost harms, in the last days of autumn", [fern], "2026-11-30T15:00:00Z", "2027-03-01"],
  ["of both kinds", [plant, fern, book], "2027-02-27T09:00:00Z", "2027-03-01"],
  ["that nothing restricts", [book], "2026-12-01T09:00:00Z", "2026-12-01"],
] as const)("products %s wait for their day", (_, products, now, leaves) => {
  expect(estimateDelivery(new Date(now), amsterdam, parcel, products)?.leaves_on).toBe(leaves);
});

test("products that are never sent on the same day have no date", () => {
  const other = { sent_on: ["thu", "fri"], frost_sensitive: false } as const;
  expect(estimateDelivery(new Date("2026-11-25T09:00:00Z"), amsterdam, parcel, [plant, other])).toBeNull();
});

test("a market of frost all year sends nothing that it harms", () => {
  const arctic = { ...amsterdam, frost_months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
  const now = new Date("2026-11-25T09:00:00Z");
  expect(estimateDelivery(now, arctic, parcel, [fern])).toBeNull();
  expect(estimateDelivery(now, arctic, parcel, [book])?.leaves_on).toBe("2026-11-25");
});

test("a carrier that works every day delivers at the weekend, and a courier on the day of order", () => {
  const daily = { delivery_days_min: 1, delivery_days_max: 2, carrier_days: [] };
  expect(estimateDelivery(new Date("2026-11-27T09:00:00Z"), amsterdam, daily, [])).toEqual(
    dates("2026-11-27", "2026-11-28", "2026-11-29"),
  );
  const courier = { delivery_days_min: 0, delivery_days_max: 0, carrier_days: workingDays };
  expect(estimateDelivery(new Date("2026-11-27T09:00:00Z"), amsterdam, courier, [])).toEqual(
    dates("2026-11-27", "2026-11-27", "2026-11-27"),
  );
});

test("one product that frost harms holds back the others", () => {
  const now = new Date("2026-12-01T09:00:00Z");
  expect(estimateDelivery(now, amsterdam, parcel, [book, fern])?.leaves_on).toBe("2027-03-01");
});

test("a market without frost in one month only waits for that month", () => {
  const mild = { ...amsterdam, frost_months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
  const now = new Date("2027-01-04T09:00:00Z");
  expect(estimateDelivery(now, mild, parcel, [fern])?.leaves_on).toBe("2027-12-01");
});

test("a carrier that rests for a month still arrives in the end", () => {
  const holidays = Array.from({ length: 29 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 26 + index)).toISOString().slice(0, 10),
  );
  const closed = { ...amsterdam, holidays };
  const courier = { delivery_days_min: 1, delivery_days_max: 1, carrier_days: [] };
  expect(estimateDelivery(new Date("2026-11-25T09:00:00Z"), closed, courier, [book])).toEqual(
    dates("2026-11-25", "2026-12-25", "2026-12-25"),
  );
});

test.each([
  ["on the same days", { arrives_from: "2026-11-30", arrives_to: "2026-12-02" }, false],
  ["sooner", { arrives_from: "2026-11-27", arrives_to: "2026-12-01" }, false],
  ["at most a day later", { arrives_from: "2026-11-30", arrives_to: "2026-12-03" }, true],
  ["at least a day later", { arrives_from: "2026-12-01", arrives_to: "2026-12-02" }, true],
  ["on no known day", null, true],
] as const)("what arrives %s than shown", (_, now, isLater) => {
  expect(arrivesLater(now, { arrives_from: "2026-11-30", arrives_to: "2026-12-02" })).toBe(isLater);
});

const wishes = { ...amsterdam, delivery_wish_days: 28 };

test.each([
  [
    "a later working day",
    "2026-11-25T09:00:00Z",
    "2026-12-03",
    dates("2026-12-01", "2026-12-03", "2026-12-07"),
  ],
  [
    "a Sunday, on which nothing arrives",
    "2026-11-25T09:00:00Z",
    "2026-12-06",
    dates("2026-12-03", "2026-12-07", "2026-12-09"),
  ],
  [
    "the first day on which it can arrive",
    "2026-11-25T09:00:00Z",
    "2026-11-27",
    dates("2026-11-25", "2026-11-27", "2026-12-01"),
  ],
  [
    "a day that has gone by",
    "2026-11-25T09:00:00Z",
    "2026-11-20",
    dates("2026-11-25", "2026-11-27", "2026-12-01"),
  ],
  ["Christmas", "2026-12-18T09:00:00Z", "2026-12-25", dates("2026-12-23", "2026-12-28", "2026-12-30")],
  ["New Year’s Day", "2026-12-18T09:00:00Z", "2027-01-01", dates("2026-12-30", "2027-01-04", "2027-01-06")],
  [
    "the day after the clock is put forward",
    "2027-03-22T09:00:00Z",
    "2027-03-29",
    dates("2027-03-25", "2027-03-30", "2027-04-01"),
  ],
  [
    "the day after it is put back",
    "2026-10-20T09:00:00Z",
    "2026-10-26",
    dates("2026-10-22", "2026-10-26", "2026-10-28"),
  ],
])("a wish for %s is kept by the market's calendar", (_, now, wished, expected) => {
  expect(estimateDelivery(new Date(now), amsterdam, parcel, [book], wished)).toEqual(expected);
});

test("a wish waits for the products' own days too", () => {
  const wishing = (products: Parameters<typeof estimateDelivery>[3], now: string, wished: string) =>
    estimateDelivery(new Date(now), amsterdam, parcel, products, wished)?.leaves_on;
  expect(wishing([plant], "2026-11-25T09:00:00Z", "2026-12-05")).toBe("2026-12-07");
  expect(wishing([fern], "2026-11-25T09:00:00Z", "2026-12-04")).toBe("2027-03-01");
});

test("days that can be wished for follow the earliest one, up to the market's limit", () => {
  const now = new Date("2026-11-26T09:00:00Z");
  const few = { ...amsterdam, delivery_wish_days: 8 };
  expect(latestWish(now, few)).toBe("2026-12-04");
  expect(laterDeliveries(now, few, parcel, [book])).toEqual([
    dates("2026-11-27", "2026-12-01", "2026-12-03"),
    dates("2026-11-30", "2026-12-02", "2026-12-04"),
    dates("2026-12-01", "2026-12-03", "2026-12-07"),
    dates("2026-12-02", "2026-12-04", "2026-12-08"),
  ]);
});

test("each such day is named once, with the first day on which it can leave", () => {
  const daily = { ...wishes, packing_days: [], holidays: [], delivery_wish_days: 6 };
  const courier = { ...parcel, delivery_days_min: 1, delivery_days_max: 1 };
  expect(laterDeliveries(new Date("2026-11-26T09:00:00Z"), daily, courier, [book])).toEqual([
    dates("2026-11-27", "2026-11-30", "2026-11-30"),
    dates("2026-11-30", "2026-12-01", "2026-12-01"),
    dates("2026-12-01", "2026-12-02", "2026-12-02"),
  ]);
});

test("no day can be wished for if the market offers none, or if everything arrives later", () => {
  const now = new Date("2026-12-01T09:00:00Z");
  expect(laterDeliveries(now, { ...wishes, delivery_wish_days: null }, parcel, [book])).toEqual([]);
  expect(latestWish(now, { ...wishes, delivery_wish_days: null })).toBe("2026-12-01");
  expect(laterDeliveries(now, wishes, parcel, [fern])).toEqual([]);
});

test("late in the evening in Greenwich the next day in Tokyo counts", () => {
  const tokyo = { ...wishes, time_zone: "Asia/Tokyo" };
  expect(latestWish(new Date("2026-11-25T15:30:00Z"), tokyo)).toBe("2026-12-24");
});
