import { expect, test } from "vitest";
import {
  cheapestDelivery,
  deliveryAnywhere,
  deliveryPrice,
  missingForFreeDelivery,
  reduceDelivery,
  type DeliveryPrice,
} from "./delivery-price.ts";

const standard: DeliveryPrice = { price: 695n, freeFrom: 7_500n };
const express: DeliveryPrice = { price: 1_295n, freeFrom: null };

test("a delivery is free from a value of the items on", () => {
  expect([7_499n, 7_500n].map((items) => deliveryPrice(standard, items))).toEqual([695n, 0n]);
  expect(deliveryPrice(express, 100_000n)).toBe(1_295n);
});

test("the cheapest delivery depends on the value of the items", () => {
  expect(cheapestDelivery([express, standard], 0n)).toBe(695n);
  expect(cheapestDelivery([express, standard], 7_500n)).toBe(0n);
  expect(cheapestDelivery([express, { price: 1_395n, freeFrom: 7_500n }], 0n)).toBe(1_295n);
  expect(cheapestDelivery([], 0n)).toBe(0n);
});

test("a promotion takes off no more than a delivery costs", () => {
  expect(reduceDelivery(1_295n, 695n)).toEqual({ price: 600n, reduction: 695n });
  expect(reduceDelivery(0n, 695n)).toEqual({ price: 0n, reduction: 0n });
});

test("what is missing for a free delivery", () => {
  expect(missingForFreeDelivery([express, standard], 6_295n)).toBe(1_205n);
  expect(missingForFreeDelivery([standard, { price: 800n, freeFrom: 5_000n }], 4_000n)).toBe(1_000n);
  expect(missingForFreeDelivery([standard], 8_000n)).toBe(0n);
  expect(missingForFreeDelivery([standard, { price: 0n, freeFrom: null }], 1n)).toBe(0n);
  expect(missingForFreeDelivery([express], 1n)).toBeNull();
});

test("a cart without a country is told only what is true in all of them", () => {
  const spain: DeliveryPrice = { price: 1_195n, freeFrom: 12_000n };
  const both = [[standard, express], [spain], []];
  expect(deliveryAnywhere(both, 5_000n)).toEqual({ shipping: 695n, missing: 2_500n });
  expect(deliveryAnywhere(both, 7_500n)).toEqual({ shipping: 1_195n, missing: null });
  expect(deliveryAnywhere(both, 12_000n)).toEqual({ shipping: 0n, missing: 0n });
  expect(deliveryAnywhere([[express]], 1n)).toEqual({ shipping: 1_295n, missing: null });
  expect(deliveryAnywhere([], 1n)).toEqual({ shipping: 0n, missing: null });
});
