type TrackingPage = (number: string, country: string) => string | null;

const byCountry =
  (pages: Readonly<Record<string, string>>, elsewhere: string | null = null): TrackingPage =>
  (number, country) => {
    const page = pages[country] ?? elsewhere;
    return page && `${page}${number}`;
  };
const myDpd = (country: string) =>
  `https://www.dpdgroup.com/${country}/mydpd/my-parcels/search?parcelNumber=`;
const seur = "https://www.seur.com/livetracking/?segOnlineIdentificador=";
const evri = "https://www.evri.com/track/parcel/";
const dpdUk = "https://www.dpd.co.uk/apps/tracking/?reference=";

/**
 * Carriers in the countries of the demo's markets, by the country of delivery where a carrier has a page for each. Those
 * whose page takes no number in its address lead to the form for it.
 */
export const trackingPages: Readonly<Record<string, TrackingPage>> = {
  DHL: (number) => `https://www.dhl.com/en/home/tracking.html?tracking-id=${number}`,
  // Seur is DPD's name in Spain.
  DPD: byCountry(
    {
      ...Object.fromEntries(
        ["BE", "CZ", "DE", "EE", "LT", "LU", "LV", "NL"].map((code) => [code, myDpd(code.toLowerCase())]),
      ),
      ES: seur,
      FR: "https://trace.dpd.fr/fr/trace/",
      GB: dpdUk,
      PL: "https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=",
    },
    "https://tracking.dpd.de/status/en_US/parcel/",
  ),
  GLS: (number) => `https://gls-group.eu/EU/en/parcel-tracking?match=${number}`,
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,

  // Belgium and the Netherlands
  PostNL: (number) => `https://postnl.nl/tracktrace/?B=${number}`,
  bpost: (number) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  // Czechia
  "Česká pošta": (number) =>
    `https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=${number}`,
  PPL: (number) => `https://www.ppl.cz/vyhledat-zasilku?shipmentId=${number}`,
  Zásilkovna: (number) => `https://tracking.packeta.com/cs/?id=${number}`,
  // Germany
  "Deutsche Post": (number) => `https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=${number}`,
  // Hermes is called Evri in the United Kingdom.
  Hermes: byCountry(
    { GB: evri },
    "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#",
  ),
  // Latvia and Lithuania
  "Latvijas Pasts": (number) => `https://track.pasts.lv/consignment/tracking?type=pasts&id=${number}`,
  "Lietuvos paštas": (number) => `https://www.post.lt/siuntu-sekimas?parcels=${number}`,
  Omniva: byCountry(
    { LT: "https://mano.omniva.lt/track/", LV: "https://mana.omniva.lv/track/" },
    "https://minu.omniva.ee/track/",
  ),
  // Spain
  Correos: (number) =>
    `https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=${number}`,
  "Correos Express": (number) => `https://s.correosexpress.com/c?n=${number}`,
  SEUR: (number) => `${seur}${number}`,
  MRW: (number) =>
    `https://www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?modo=nacional&envio=${number}`,
  // The United Kingdom
  "Royal Mail": (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  Evri: (number) => `${evri}${number}`,
  "DPD UK": (number) => `${dpdUk}${number}`,

  // Hong Kong
  "Hongkong Post": () => "https://webapp.hongkongpost.hk/en/mail_tracking/index.html",
  "SF Express": (number) =>
    `https://www.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/${number}`,
  // Japan
  "Japan Post": (number) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=en`,
  "Yamato Transport": (number) =>
    `https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number00=1&number01=${number}`,
  "Sagawa Express": (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  // Malaysia, Singapore and Thailand
  "Pos Malaysia": (number) => `https://tracking.pos.com.my/tracking/${number}`,
  SingPost: (number) => `https://www.singpost.com/track-items?trackingid=${number}`,
  "Thailand Post": (number) => `https://track.thailandpost.co.th/?trackNumber=${number}`,
  "J&T Express": (number, country) =>
    country === "TH"
      ? "https://www.jtexpress.co.th/service/track"
      : country === "MY"
        ? `https://www.jtexpress.my/tracking/${number}`
        : null,
  "Ninja Van": byCountry({
    MY: "https://www.ninjavan.co/en-my/tracking?id=",
    SG: "https://www.ninjavan.co/en-sg/tracking?id=",
    TH: "https://www.ninjavan.co/th-th/tracking?id=",
  }),
  KEX: byCountry({ TH: "https://th.kex-express.com/th/track/?track=" }),
  "Flash Express": byCountry({ TH: "https://www.flashexpress.com/fle/tracking?se=" }),
  // South Korea
  "CJ Logistics": (number) => `https://trace.cjlogistics.com/next/tracking.html?wblNo=${number}`,
  "Korea Post": (number) => `https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=${number}`,
  Hanjin: (number) =>
    `https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=${number}`,
  "Lotte Global Logistics": (number) =>
    `https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=${number}`,
  // Taiwan
  "Chunghwa Post": () => "https://postserv.post.gov.tw/pstmail/main_mail.html?targetTxn=EB500100",
  "T-Cat": (number) => `https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=${number}`,
  HCT: () => "https://www.hct.com.tw/Search/SearchGoods_n.aspx",

  Aramex: (number) => `https://www.aramex.com/track/results?ShipmentNumber=${number}`,
};

/** Other names, in local scripts too. Accents, case, spaces and punctuation do not count. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  DHL: ["DHL Express", "DHL Paket", "DHL Parcel", "DHL Parcel UK", "DHL eCommerce", "Deutsche Post DHL"],
  Evri: ["Hermes UK", "myHermes UK"],
  Hermes: ["myHermes"],
  "Japan Post": ["日本郵便", "郵便局", "ゆうパック", "ゆうパケット", "JP Post"],
  "Yamato Transport": [
    "Yamato",
    "Kuroneko Yamato",
    "ヤマト運輸",
    "ヤマト",
    "クロネコヤマト",
    "クロネコ",
    "宅急便",
  ],
  "Sagawa Express": ["Sagawa", "佐川急便", "佐川"],
  Zásilkovna: ["Packeta"],
  "Lietuvos paštas": ["LP Express", "Lithuania Post"],
  "Latvijas Pasts": ["Latvia Post"],
  "Hongkong Post": ["Hong Kong Post", "HK Post", "香港郵政"],
  "SF Express": ["SF", "順豐", "順豐速運", "顺丰", "顺丰速运"],
  "Pos Malaysia": ["Pos Laju", "PosLaju"],
  SingPost: ["Singapore Post"],
  "Thailand Post": ["ไปรษณีย์ไทย"],
  "J&T Express": ["J&T"],
  KEX: ["KEX Express", "Kerry", "Kerry Express", "เคอรี่", "เคอรี่ เอ็กซ์เพรส"],
  "Flash Express": ["Flash", "แฟลช เอ็กซ์เพรส"],
  "CJ Logistics": ["CJ", "CJ대한통운", "대한통운"],
  "Korea Post": ["우체국", "우체국택배", "ePOST"],
  Hanjin: ["Hanjin Express", "한진", "한진택배"],
  "Lotte Global Logistics": ["Lotte", "Lotte Logistics", "롯데", "롯데택배", "롯데글로벌로지스"],
  "Chunghwa Post": ["Taiwan Post", "中華郵政", "郵局"],
  "T-Cat": ["Tcat", "黑貓", "黑貓宅急便", "統一速達"],
  HCT: ["HCT Logistics", "新竹物流", "新竹貨運"],
  Aramex: ["أرامكس"],
};

const normalizeName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}\p{P}\p{S}\s]/gu, "")
    .toLowerCase();
const pagesByName: ReadonlyMap<string, TrackingPage> = new Map(
  Object.entries(trackingPages).flatMap(([carrier, page]) =>
    [carrier, ...(otherNames[carrier] ?? [])].map((name) => [normalizeName(name), page] as const),
  ),
);

export const findTrackingPage = (carrier: string): TrackingPage | undefined =>
  pagesByName.get(normalizeName(carrier));
