import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTrackingUrl, knownCarriers, trackingLink, type Shipment } from "./tracking.ts";

const link = (change: Partial<Shipment> = {}, country = "DE") =>
  trackingLink({ ...shipment, ...change }, country);
const shipment: Shipment = { carrier: "DHL", trackingNumber: "0034 0434", trackingUrl: null };

test("a known carrier in any spelling links to the parcel by its number", () => {
  const page = "https://www.dhl.com/en/home/tracking.html?tracking-id=00340434";
  expect(link()).toBe(page);
  for (const carrier of [" dhl ", "ＤＨＬ", "DHL Express", "dhl-paket"]) expect(link({ carrier })).toBe(page);
});

test.each([
  ["GLS", "https://gls-group.eu/EU/en/parcel-tracking?match=00340434"],
  ["UPS", "https://www.ups.com/track?tracknum=00340434"],
  ["FedEx", "https://www.fedex.com/fedextrack/?trknbr=00340434"],
  ["Correos Express", "https://s.correosexpress.com/c?n=00340434"],
  ["DPD UK", "https://www.dpd.co.uk/apps/tracking/?reference=00340434"],
  ["Hermes UK", "https://www.evri.com/track/parcel/00340434"],
  [
    "日本郵便",
    "https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=00340434&locale=en",
  ],
  ["Latvia Post", "https://track.pasts.lv/consignment/tracking?type=pasts&id=00340434"],
  ["順豐", "https://www.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/00340434"],
  [
    "한진택배",
    "https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=00340434",
  ],
  ["郵局", "https://postserv.post.gov.tw/pstmail/main_mail.html?targetTxn=EB500100"],
  ["新竹物流", "https://www.hct.com.tw/Search/SearchGoods_n.aspx"],
  ["Royal Mail", "https://www.royalmail.com/track-your-item#/tracking-results/00340434"],
  ["evri", "https://www.evri.com/track/parcel/00340434"],
  ["hermes", "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#00340434"],
  ["Deutsche Post", "https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=00340434"],
  ["Singapore Post", "https://www.singpost.com/track-items?trackingid=00340434"],
  ["PPL", "https://www.ppl.cz/vyhledat-zasilku?shipmentId=00340434"],
  ["Packeta", "https://tracking.packeta.com/cs/?id=00340434"],
  ["Ceska posta", "https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=00340434"],
  ["クロネコヤマト", "https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number00=1&number01=00340434"],
  ["佐川", "https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=00340434"],
  ["佐川急便", "https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=00340434"],
  ["أرامكس", "https://www.aramex.com/track/results?ShipmentNumber=00340434"],
  [
    "Correos",
    "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=00340434",
  ],
  ["Seur", "https://www.seur.com/livetracking/?segOnlineIdentificador=00340434"],
  ["Lietuvos pastas", "https://www.post.lt/siuntu-sekimas?parcels=00340434"],
  ["Latvijas pasts", "https://track.pasts.lv/consignment/tracking?type=pasts&id=00340434"],
  ["香港郵政", "https://webapp.hongkongpost.hk/en/mail_tracking/index.html"],
  ["CJ대한통운", "https://trace.cjlogistics.com/next/tracking.html?wblNo=00340434"],
  ["우체국 택배", "https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=00340434"],
  ["Pos Laju", "https://tracking.pos.com.my/tracking/00340434"],
  ["ไปรษณีย์ไทย", "https://track.thailandpost.co.th/?trackNumber=00340434"],
  ["黑貓宅急便", "https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=00340434"],
])("%s links to %s", (carrier, page) => {
  expect(link({ carrier })).toBe(page);
});

test.each([
  ["DPD", "BE", "https://www.dpdgroup.com/be/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "LT", "https://www.dpdgroup.com/lt/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "CZ", "https://www.dpdgroup.com/cz/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "DE", "https://www.dpdgroup.com/de/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "EE", "https://www.dpdgroup.com/ee/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "LU", "https://www.dpdgroup.com/lu/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "LV", "https://www.dpdgroup.com/lv/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "NL", "https://www.dpdgroup.com/nl/mydpd/my-parcels/search?parcelNumber=00340434"],
  ["DPD", "FR", "https://trace.dpd.fr/fr/trace/00340434"],
  ["DPD", "PL", "https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=00340434"],
  ["Omniva", "EE", "https://minu.omniva.ee/track/00340434"],
  ["JT Express", "TH", "https://www.jtexpress.co.th/service/track"],
  ["KEX Express", "TH", "https://th.kex-express.com/th/track/?track=00340434"],
  ["เคอรี่", "TH", "https://th.kex-express.com/th/track/?track=00340434"],
  ["เคอรี่ เอ็กซ์เพรส", "TH", "https://th.kex-express.com/th/track/?track=00340434"],
  ["แฟลช เอ็กซ์เพรส", "TH", "https://www.flashexpress.com/fle/tracking?se=00340434"],
  ["DPD", "ES", "https://www.seur.com/livetracking/?segOnlineIdentificador=00340434"],
  ["DPD", "GB", "https://www.dpd.co.uk/apps/tracking/?reference=00340434"],
  ["DPD", "AT", "https://tracking.dpd.de/status/en_US/parcel/00340434"],
  ["Omniva", "LT", "https://mano.omniva.lt/track/00340434"],
  ["Omniva", "LV", "https://mana.omniva.lv/track/00340434"],
  ["Hermes", "GB", "https://www.evri.com/track/parcel/00340434"],
  ["myHermes", "DE", "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#00340434"],
  ["Ninja Van", "ES", null],
  ["Ninja Van", "SG", "https://www.ninjavan.co/en-sg/tracking?id=00340434"],
  ["NinjaVan", "MY", "https://www.ninjavan.co/en-my/tracking?id=00340434"],
  ["J & T", "MY", "https://www.jtexpress.my/tracking/00340434"],
  ["Kerry Express", "TH", "https://th.kex-express.com/th/track/?track=00340434"],
])("%s in %s links to %s", (carrier, country, page) => {
  expect(link({ carrier }, country)).toBe(page);
});

test.each([
  ["BE", ["bpost", "DPD"]],
  ["CZ", ["Česká pošta", "PPL", "Zásilkovna", "DPD"]],
  ["DE", ["DHL", "Deutsche Post", "Hermes", "DPD"]],
  ["ES", ["Correos", "SEUR", "MRW"]],
  ["GB", ["Royal Mail", "Evri", "DPD"]],
  ["HK", ["Hongkong Post", "SF Express"]],
  ["JP", ["Japan Post", "Yamato Transport", "Sagawa Express"]],
  ["KR", ["CJ Logistics", "Korea Post", "Hanjin", "Lotte"]],
  ["LT", ["Lietuvos paštas", "LP Express", "Omniva", "DPD"]],
  ["LV", ["Latvijas Pasts", "Omniva", "DPD"]],
  ["MY", ["Pos Malaysia", "J&T", "Ninja Van"]],
  ["NL", ["PostNL", "DPD"]],
  ["SG", ["SingPost", "Ninja Van"]],
  ["TH", ["Thailand Post", "Kerry", "KEX", "Flash", "J&T", "Ninja Van"]],
  ["TW", ["Chunghwa Post", "T-Cat", "黑貓", "HCT"]],
])("the carriers of %s have an https page", (country, carriers) => {
  for (const carrier of carriers)
    expect([carrier, isTrackingUrl(link({ carrier }, country) ?? "")]).toEqual([carrier, true]);
});

test("every country of the demo's markets has carriers", async () => {
  const folder = join(import.meta.dirname, "../shop-data/markets");
  const files = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")),
  );
  const countries = files.flatMap((text) => /^countries: \[(.*)\]$/m.exec(text)![1]!.split(", "));
  expect([...new Set(countries)].sort()).toEqual([
    "BE",
    "CZ",
    "DE",
    "ES",
    "GB",
    "HK",
    "JP",
    "KR",
    "LT",
    "LV",
    "MY",
    "NL",
    "SG",
    "TH",
    "TW",
  ]);
});

test("an unknown carrier or a missing number has no link", () => {
  expect(link({ carrier: "Bicycle" })).toBeNull();
  expect(link({ carrier: " " })).toBeNull();
  expect(link({ trackingNumber: null })).toBeNull();
  expect(link({ carrier: "J&T" }, "DE")).toBeNull();
});

test("a given URL takes precedence", () => {
  const trackingUrl = "https://bicycle.example/parcels/7";
  expect(link({ trackingUrl })).toBe(trackingUrl);
});

test("a number cannot change the URL", () => {
  expect(link({ trackingNumber: "7&next=https://evil.example#" })).toBe(
    "https://www.dhl.com/en/home/tracking.html?tracking-id=7%26next%3Dhttps%3A%2F%2Fevil.example%23",
  );
});

test("all known carriers are offered by name", () => {
  expect(knownCarriers).toEqual(expect.arrayContaining(["DHL", "DPD", "Correos", "T-Cat"]));
});

test.each([
  "http://dhl.example/7",
  "javascript:alert(1)//https://",
  "https://",
  "https://name:secret@dhl.example/7",
  "https://name@dhl.example/7",
  "https://:secret@dhl.example/7",
  "go to https://dhl.example/7",
  "xhttps://dhl.example/7",
  "https://localhost/7",
  "https://dhl.example/7 8",
  "https:\\\\dhl.example",
  "dhl.example/7",
])("%s is refused and never linked", (trackingUrl) => {
  expect(isTrackingUrl(trackingUrl)).toBe(false);
  expect(link({ trackingUrl })).toBeNull();
});
