import { pricePerUnit, type Content } from "#domain/content.ts";
import { toWire, type Money } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";

/** @param price of one piece, incl. VAT */
export const wireUnitPrice = (content: Content | null, price: Money): Schemas["UnitPrice"] =>
  content === null ? null : { price: toWire(pricePerUnit(price, content)), unit: content.unit };
