import { z } from "zod";
import { weekdays } from "#domain/weekdays.ts";
import { unique } from "./format-values.ts";

export const weekdayList = unique(z.array(z.enum(weekdays)).min(1));

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is no time such as 14:00");

const times = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, "are no times such as 08:00-17:00")
  .refine((range) => range.slice(0, 5) < range.slice(6), "must go from an earlier to a later time");

/** By days of the week, as `{ mon: "08:00-17:00" }`. */
export const openingTimes = z.partialRecord(z.enum(weekdays), times);

export const deliveryDays = z
  .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
  .refine(([from, to]) => from <= to, "must go from fewer to more");
