import { expect, test } from "vitest";
import { romanize } from "./romanize.ts";

test.each([
  ["しぶや", "JP", "Shibuya"],
  ["トウキョウ", "JP", "Tokyo"],
  ["おおさか", "JP", "Osaka"],
  ["ｻﾄｳ", "JP", "Sato"],
  ["さくらハイツ　２０１", "JP", "Sakurahaitsu 201"],
  ["コーポ１－２", "JP", "Kopo1-2"],
  ["ジョン・スミス", "JP", "Jon Sumisu"],
  ["しぶやく、じんぐうまえ", "JP", "Shibuyaku, Jingumae"],
  ["「さくら」２", "JP", "Sakura2"],
  ["ヴァン", "JP", "Van"],
  ["ゔぁん", "JP", "Van"],
  ["スティーヴン", "JP", "Sutivun"],
  ["ファン・ヴェルデ", "JP", "Fan Verude"],
  ["バッファロー", "JP", "Baffaro"],
  ["シティハウス", "JP", "Shitihausu"],
  ["ジェームズ・ウォン", "JP", "Jemuzu Won"],
  ["Қызылорда", "KZ", "Kyzylorda"],
  ["Маңғыстау, Жаңаөзен", "KZ", "Mangystau, Zhanaozen"],
  ["Әлия Ұлы Түркістан һ", "KZ", "Aliya Uly Turkistan H"],
  ["Ўзбекистон", "UZ", "Uzbekiston"],
  ["شارع الوصل، دبي", "AE", "Street Al-Wsl, Dubai"],
  ["Юлия Щукина", "RU", "Yuliya Shchukina"],
  ["ул. Шипка 12, ъгъл", "BG", "Ul. Shipka 12, Agal"],
  ["Знам'янка", "UA", "Znamianka"],
  ["Юрій Згурський", "UA", "Yurii Zhurskyi"],
  ["Кнез Михаилова 5", "RS", "Knez Mihailova 5"],
  ["Αθήνα", "GR", "Athina"],
  ["Οδός Ερμού 12", "GR", "Odos Ermou 12"],
  ["Ευάγγελος Μπακογιάννης", "GR", "Evangelos Bakogiannis"],
  ["Αϋφαντής", "GR", "Ayfantis"],
  ["محمد علي", "AE", "Mohammed Ali"],
  ["شارع الوصل ١٢", "AE", "Street Al-Wsl 12"],
  ["دبي", "AE", "Dubai"],
  ["서울", "KR", "Seoul"],
  ["Dam 1", "NL", "Dam 1"],
  ["McDonald", "NL", "McDonald"],
])("%s in %s is romanised as %s", async (typed, country, latin) => {
  expect(await romanize(typed, country)).toBe(latin);
});

test.each([
  ["東京都渋谷区", "JP"],
  ["渋谷く", "JP"],
  ["上海", "CN"],
  ["กรุงเทพ", "TH"],
  ["Dam 東", "NL"],
])("%s is not romanised", async (typed, country) => {
  expect(await romanize(typed, country)).toBeNull();
});

test("an address in three scripts is romanised by the rules of each", async () => {
  expect(await romanize("ул. Ερμού しぶや 3", "BG")).toBe("Ul. Ermou Shibuya 3");
});
