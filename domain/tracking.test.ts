import { expect, test } from "vitest";
import { isTrackingUrl, knownCarriers, trackingLink } from "./tracking.ts";

const shipment = { carrier: "DHL", trackingNumber: "0034 0434", trackingUrl: null };

test("a known carrier leads to the parcel by its number, however the name is written", () => {
  const link = "https://www.dhl.com/en/home/tracking.html?tracking-id=00340434";
  expect(trackingLink(shipment)).toBe(link);
  expect(trackingLink({ ...shipment, carrier: " dhl " })).toBe(link);
});

test.each([
  ["Royal Mail", "https://www.royalmail.com/track-your-item#/tracking-results/00340434"],
  ["evri", "https://www.evri.com/track/parcel/00340434"],
  ["hermes", "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#00340434"],
  ["Singapore Post", "https://www.singpost.com/track-items?trackingid=00340434"],
  ["Ninja Van", "https://www.ninjavan.co/en-sg/tracking?id=00340434"],
  ["PPL", "https://www.ppl.cz/vyhledat-zasilku?shipmentId=00340434"],
  ["Packeta", "https://tracking.packeta.com/cs/?id=00340434"],
  ["佐川急便", "https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=00340434"],
  ["أرامكس", "https://www.aramex.com/track/results?ShipmentNumber=00340434"],
])("%s leads to %s", (carrier, link) => {
  expect(trackingLink({ ...shipment, carrier })).toBe(link);
});

test("an unknown carrier leads nowhere, nor does a parcel without a number", () => {
  expect(trackingLink({ ...shipment, carrier: "Bicycle" })).toBeNull();
  expect(trackingLink({ ...shipment, trackingNumber: null })).toBeNull();
});

test("an address that was given comes first", () => {
  const trackingUrl = "https://bicycle.example/parcels/7";
  expect(trackingLink({ ...shipment, trackingUrl })).toBe(trackingUrl);
});

test("a number can't change the address", () => {
  const trackingNumber = "7&next=https://evil.example#";
  expect(trackingLink({ ...shipment, trackingNumber })).toBe(
    "https://www.dhl.com/en/home/tracking.html?tracking-id=7%26next%3Dhttps%3A%2F%2Fevil.example%23",
  );
});

test.each(knownCarriers)("%s has an address by https", (carrier) => {
  expect(isTrackingUrl(trackingLink({ ...shipment, carrier })!)).toBe(true);
});

test.each([
  "http://dhl.example/7",
  "javascript:alert(1)//https://",
  "https://",
  "https://name:secret@dhl.example/7",
  "https://localhost/7",
  "https://dhl.example/7 8",
  "https:\\\\dhl.example",
  "dhl.example/7",
])("%s is refused, and never a link", (trackingUrl) => {
  expect(isTrackingUrl(trackingUrl)).toBe(false);
  expect(trackingLink({ ...shipment, trackingUrl })).toBeNull();
});
