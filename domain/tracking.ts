/** A parcel in transit. `trackingUrl`: entered by an administrator, for carriers that are not listed below. */
export type Shipment = { carrier: string; trackingNumber: string | null; trackingUrl: string | null };

/**
 * Carriers in the countries of the demo's markets that track a parcel by its number alone. DPD is another company in
 * Britain; Hermes is called Evri there.
 */
const addresses: Record<string, (number: string) => string> = {
  DHL: (number) => `https://www.dhl.com/en/home/tracking.html?tracking-id=${number}`,
  DPD: (number) => `https://www.dpdgroup.com/be/mydpd/my-parcels/search?parcelNumber=${number}`,
  GLS: (number) => `https://gls-group.eu/EU/en/parcel-tracking?match=${number}`,
  Hermes: (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#${number}`,
  "Royal Mail": (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  Evri: (number) => `https://www.evri.com/track/parcel/${number}`,
  "DPD UK": (number) => `https://www.dpd.co.uk/apps/tracking/?reference=${number}`,
  PostNL: (number) => `https://postnl.nl/tracktrace/?B=${number}`,
  bpost: (number) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  "Česká pošta": (number) =>
    `https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=${number}`,
  PPL: (number) => `https://www.ppl.cz/vyhledat-zasilku?shipmentId=${number}`,
  Zásilkovna: (number) => `https://tracking.packeta.com/cs/?id=${number}`,
  "Japan Post": (number) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=en`,
  "Yamato Transport": (number) =>
    `https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number00=1&number01=${number}`,
  "Sagawa Express": (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  SingPost: (number) => `https://www.singpost.com/track-items?trackingid=${number}`,
  "Ninja Van": (number) => `https://www.ninjavan.co/en-sg/tracking?id=${number}`,
  Aramex: (number) => `https://www.aramex.com/track/results?ShipmentNumber=${number}`,
};
export const knownCarriers: readonly string[] = Object.keys(addresses);

/** Alternative names of carriers. */
const otherNames: Readonly<Record<string, string>> = {
  "singapore post": "SingPost",
  ninjavan: "Ninja Van",
  packeta: "Zásilkovna",
  zasilkovna: "Zásilkovna",
  "ceska posta": "Česká pošta",
  yamato: "Yamato Transport",
  ヤマト運輸: "Yamato Transport",
  sagawa: "Sagawa Express",
  佐川急便: "Sagawa Express",
  日本郵便: "Japan Post",
  ゆうパック: "Japan Post",
  أرامكس: "Aramex",
};

/** Characters of each part. */
export const maximumCarrierLength = 60;
export const maximumTrackingNumberLength = 60;
export const maximumTrackingUrlLength = 500;

/** Whether customers may be linked to a URL: https, without user name or password in it. */
export function isTrackingUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === "https:" && username === "" && password === "" && hostname.includes(".");
}

/** The carrier's page for the parcel, or null if it is not known. */
export function trackingLink({ carrier, trackingNumber, trackingUrl }: Shipment): string | null {
  if (trackingUrl !== null) return isTrackingUrl(trackingUrl) ? trackingUrl : null;
  const normalizedCarrier = carrier.trim().toLowerCase();
  const known =
    otherNames[normalizedCarrier] ?? knownCarriers.find((name) => name.toLowerCase() === normalizedCarrier);
  if (known === undefined || trackingNumber === null) return null;
  return addresses[known]!(encodeURIComponent(trackingNumber.replace(/\s/g, "")));
}
