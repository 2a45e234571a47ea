import type { AddressFields } from "#domain/address.ts";
import type { OrderStatus } from "#server/platform/database/customer-schema.ts";
import { demoCustomerAddress, leadAddress } from "./demo.ts";

type Place = {
  market_id: string;
  language_id: string;
  shipping_code: string;
  delivery_address: AddressFields;
  invoice_address?: AddressFields;
};

const home = {
  market_id: "europe",
  language_id: "en",
  shipping_code: "standard-benelux",
  delivery_address: demoCustomerAddress,
};
const places = {
  home,
  quickly: { ...home, shipping_code: "express-benelux" },
  /** A present to the tour lead's address, so that the payout is flagged. */
  lead: { ...home, delivery_address: leadAddress, invoice_address: demoCustomerAddress },
  germany: {
    market_id: "germany",
    language_id: "de",
    shipping_code: "standard-germany",
    delivery_address: {
      ...demoCustomerAddress,
      first_name: "Marie",
      last_name: "Vogt",
      additional_info: "Hinterhaus, 2. Stock",
      street: "Lindenallee 4",
      city: "Kleve",
      zip_code: "47533",
      country: "DE",
      phone: "+49 2821 555 0142",
    },
  },
  japan: {
    market_id: "japan",
    language_id: "ja",
    shipping_code: "standard-japan",
    delivery_address: {
      ...demoCustomerAddress,
      street: "2-19-5 Ebisu",
      additional_info: "Room 302",
      city: "Tokyo",
      zip_code: "150-0013",
      country: "JP",
      phone: "+81 3 5550 0117",
    },
  },
} as const satisfies Record<string, Place>;

export type DemoShipment = { carrier: string; trackingNumber: string | null };
export type DemoOrder = {
  name: string;
  daysAgo: number;
  place: Place;
  lines: readonly { product: string; count: number }[];
  note?: string;
  giftNote?: string;
  /** It must not arrive sooner, from the day of the order. */
  wishedInDays?: number;
  /** `all`: paid with points only. */
  points?: number | "all";
  /** Orders are shipped one day after the payment and delivered three days later. */
  status: OrderStatus;
  shipment?: DemoShipment;
  /** What is sent a day before the rest. */
  firstShipment?: DemoShipment & { product: string };
  /** The provider takes a while to refund it. */
  isPaidBackLate?: boolean;
};

const hour = 1 / 24;
const line = (product: string, count = 1) => ({ product, count });
const postNl = { carrier: "PostNL", trackingNumber: null };

/**
 * Three are unpaid: after a day the shop cancels two of them, like any unpaid order; the third is being captured and
 * paid within half an hour.
 */
export const demoOrders = [
  {
    name: "balcony",
    daysAgo: 83.3,
    place: places.germany,
    lines: [line("lavender-hidcote", 4), line("terracotta-pot", 2)],
    note: "Bitte bei Familie Bauer im Erdgeschoss abgeben.",
    status: "delivered",
    shipment: { carrier: "DHL", trackingNumber: "00340434161094015902" },
  },
  { name: "ferns", daysAgo: 71.1, place: home, lines: [line("boston-fern", 3)], status: "delivered" },
  {
    name: "loom",
    daysAgo: 51.4,
    place: places.japan,
    lines: [line("weaving-loom-kit")],
    note: "平日は18時以降にお願いします。",
    status: "delivered",
    shipment: { carrier: "Japan Post", trackingNumber: "5550-1173-2264" },
  },
  {
    name: "more ferns",
    daysAgo: 44.2,
    place: home,
    lines: [line("boston-fern"), line("hand-trowel", 2)],
    status: "delivered",
  },
  {
    name: "secateurs",
    daysAgo: 38.3,
    place: home,
    lines: [line("secateurs")],
    points: 300,
    status: "cancelled",
  },
  {
    name: "planters",
    daysAgo: 36.2,
    place: home,
    lines: [line("glazed-planter", 2)],
    points: 500,
    status: "delivered",
    shipment: postNl,
  },
  {
    name: "feed",
    daysAgo: 24.4,
    place: home,
    lines: [line("liquid-feed"), line("houseplant-compost", 2)],
    points: "all",
    status: "delivered",
  },
  {
    name: "monstera",
    daysAgo: 18.1,
    place: home,
    lines: [line("monstera-deliciosa"), line("plant-mister")],
    status: "delivered",
    shipment: { carrier: "PostNL", trackingNumber: "3SDEMO055501176" },
  },
  {
    name: "terrace",
    daysAgo: 15.3,
    place: places.quickly,
    lines: [line("folding-chair", 3), line("garden-lantern")],
    note: "There is a garden gate at the back, it is open until six.",
    status: "delivered",
    shipment: { carrier: "DHL", trackingNumber: "00340434161094017302" },
  },
  {
    name: "orchids",
    daysAgo: 14.4,
    place: home,
    lines: [line("moth-orchid", 2)],
    status: "delivered",
    isPaidBackLate: true,
  },
  {
    name: "present",
    daysAgo: 11.2,
    place: places.lead,
    lines: [line("japanese-maple")],
    giftNote: "Happy birthday!\nIt likes a place out of the wind.",
    status: "delivered",
    shipment: postNl,
  },
  { name: "fig tree", daysAgo: 8.3, place: home, lines: [line("fig-brown-turkey")], status: "paid" },
  {
    name: "snake plants",
    daysAgo: 5.2,
    place: home,
    lines: [line("snake-plant", 2), line("terracotta-pot", 2)],
    status: "shipped",
    firstShipment: { product: "snake-plant", carrier: "PostNL", trackingNumber: "3SDEMO055501193" },
    shipment: { carrier: "DHL", trackingNumber: "00340434161094018402" },
  },
  {
    name: "watering can",
    daysAgo: 3.4,
    place: home,
    lines: [line("watering-can"), line("garden-gloves", 2)],
    note: "Please ring twice.",
    status: "paid",
  },
  {
    name: "twine",
    daysAgo: 2.2,
    place: places.quickly,
    lines: [line("garden-twine", 2)],
    giftNote: "For your beans.\nSee you in spring!",
    wishedInDays: 16,
    status: "paid",
  },
  { name: "sage", daysAgo: 5 * hour, place: home, lines: [line("sage", 4)], status: "payment_pending" },
  { name: "thyme", daysAgo: 2 * hour, place: home, lines: [line("thyme", 3)], status: "submitted" },
  { name: "chives", daysAgo: hour / 20, place: home, lines: [line("chives", 2)], status: "capturing" },
  {
    name: "cart",
    daysAgo: 0,
    place: home,
    lines: [line("peace-lily"), line("glazed-planter")],
    status: "draft",
  },
] as const satisfies readonly DemoOrder[];

export type OrderName = (typeof demoOrders)[number]["name"];
