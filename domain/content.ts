import { dinero, toSnapshot } from "dinero.js/bigint";
import type { Money } from "./money.ts";

/** Units for comparing prices; grams and millilitres are thousandths of theirs. */
export const contentUnits = ["kg", "l", "m", "m2"] as const;
export type ContentUnit = (typeof contentUnits)[number];
/** A pack's content: `thousandths` of the unit. */
export type Content = { thousandths: number; unit: ContentUnit };

const thousandthOf = { g: "kg", ml: "l" } as const;
export const packUnits = ["g", "ml", ...contentUnits] as const;

/** 500 ml are 500 thousandths of a litre, 2.5 kg are 2500 of a kilogram. */
export function toContent(amount: number, unit: (typeof packUnits)[number]): Content {
  if (unit === "g" || unit === "ml") return { thousandths: Math.round(amount), unit: thousandthOf[unit] };
  return { thousandths: Math.round(amount * 1000), unit };
}

/** Rounded half up. */
export function pricePerUnit(price: Money, { thousandths }: Content): Money {
  const { amount, currency } = toSnapshot(price);
  const divisor = BigInt(thousandths);
  return dinero({ amount: (amount * 2_000n + divisor) / (2n * divisor), currency });
}
