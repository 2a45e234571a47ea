import { expect, test } from "vitest";
import { postalAddress, postalLines } from "./postal-lines.ts";

const written = (
  country: string,
  zip_code: string,
  city: string,
  more: { additional_info?: string; administrative_area?: string } = {},
) => postalLines({ name: "Ada Green", street: "1 High Street", zip_code, city, country, ...more });

test("the postcode's position follows the country's format", () => {
  expect(written("DE", "80331", "München")).toEqual(["Ada Green", "1 High Street", "80331 München"]);
  expect(written("GB", "BA1 1AA", "Bath")).toEqual(["Ada Green", "1 High Street", "Bath", "BA1 1AA"]);
  expect(written("HU", "1011", "Budapest")).toEqual(["Ada Green", "Budapest", "1 High Street", "1011"]);
  expect(written("JP", "150-0001", "Shibuya-ku, Tokyo", { additional_info: "Green House 201" })).toEqual([
    "Ada Green",
    "1 High Street, Green House 201, Shibuya-ku, Tokyo",
    "150-0001",
  ]);
});

test("a country prefix of a postcode is written once", () => {
  expect(written("LU", "1234", "Luxembourg").at(-1)).toBe("L-1234 Luxembourg");
  for (const typed of ["L-1234", "L1234", "l 1234"])
    expect(written("LU", typed, "Luxembourg").at(-1)).toBe("L-1234 Luxembourg");
  for (const typed of ["LT-01100", "LT01100", "LT 01100", "01100"])
    expect(written("LT", typed, "Vilnius").at(-1)).toBe("LT-01100 Vilnius");
  expect(written("FO", "FO-100", "Tórshavn")).toContain("FO100 Tórshavn");
  expect(written("LV", "LV-1010", "Rīga").at(-1)).toBe("Rīga, LV-1010");
});

test("text that only resembles such a prefix stays, and so does the recipient", () => {
  const company = { name: "Ada Green", company: "Yo-Yo-Shop", street: "A-A-Straße 3" };
  expect(postalLines({ ...company, zip_code: "80331", city: "München", country: "DE" })).toEqual([
    "Ada Green",
    "Yo-Yo-Shop",
    "A-A-Straße 3",
    "80331 München",
  ]);
  expect(postalLines({ ...company, zip_code: "1010", city: "Wien", country: "AT" })[0]).toBe("Yo-Yo-Shop");
});

test("a city that is a country is written once, and nothing typed is left out", () => {
  expect(written("SG", "238801", "Singapore")).toEqual(["Ada Green", "1 High Street", "SINGAPORE 238801"]);
  expect(written("SG", "238801", "Orchard")).toContain("Orchard");
  expect(written("HK", "999077", "Kowloon")).toEqual(["Ada Green", "1 High Street", "999077 Kowloon"]);
  expect(written("QQ", "12", "Nowhere")).toEqual(["Ada Green", "1 High Street", "12 Nowhere"]);
});

test("a Japanese address in Japanese starts with its postcode, and empty fields take no line", () => {
  const shop = {
    name: "トレリス株式会社",
    street: "神宮前1-2-3",
    city: "東京都渋谷区",
    zip_code: "150-0001",
    country: "JP",
  };
  expect(postalLines(shop)).toEqual(["〒150-0001", "東京都渋谷区", "神宮前1-2-3", "トレリス株式会社"]);
  const typed = {
    first_name: "Ada",
    last_name: "Green",
    company: " ",
    street: "Dam 1",
    additional_info: null,
  };
  const address = postalAddress({ ...typed, city: "Amsterdam", zip_code: "1012 JS", country: "NL" });
  expect(postalLines(address)).toEqual(["Ada Green", "Dam 1", "1012 JS Amsterdam"]);
});

test("a city with the same name as its region is written once if each has a line", () => {
  const region = (country: string, zip: string, city: string, administrative_area = city) =>
    written(country, zip, city, { administrative_area }).slice(2);
  expect(region("HK", "", "Kowloon")).toEqual(["Kowloon"]);
  expect(region("HK", "", "Kowloon", "KOWLOON ")).toEqual(["Kowloon"]);
  expect(region("HK", "999077", "Kowloon")).toEqual(["999077 Kowloon"]);
  expect(region("HK", "", "Mong Kok", "Kowloon")).toEqual(["Mong Kok", "Kowloon"]);
  expect(region("TH", "10110", "Bangkok")).toEqual(["Bangkok 10110"]);
  expect(region("MY", "50000", "Kuala Lumpur")).toEqual(["50000 Kuala Lumpur"]);
  expect(region("KR", "04524", "Seoul")).toEqual(["Seoul", "04524"]);
  expect(region("US", "10001", "New York")).toEqual(["New York, New York 10001"]);
});

test("a region that the format lacks stands beside the city, once if they have one name", () => {
  const last = (city: string, administrative_area: string) =>
    written("NL", "1012 JS", city, { administrative_area }).at(-1);
  expect(last("Amsterdam", "Noord-Holland")).toBe("1012 JS Amsterdam, Noord-Holland");
  expect(last("Utrecht", "UTRECHT")).toBe("1012 JS Utrecht");
  const local = {
    name: "サクラ",
    street: "ダム1",
    city: "アムステルダム",
    administrative_area: "北ホラント",
  };
  expect(postalLines({ ...local, zip_code: "1012 JS", country: "NL" }).at(-1)).toBe(
    "1012 JS 北ホラントアムステルダム",
  );
});

test("a street without additional information is written alone", () => {
  expect(written("JP", "150-0001", "Shibuya-ku, Tokyo")).toEqual([
    "Ada Green",
    "1 High Street, Shibuya-ku, Tokyo",
    "150-0001",
  ]);
});

test("in Japanese, additional information has a line of its own", () => {
  const address = {
    name: "サクラ",
    street: "神宮前1-2-3",
    additional_info: "ハイツ201",
    city: "東京都渋谷区",
  };
  expect(postalLines({ ...address, zip_code: "150-0001", country: "JP" })).toEqual([
    "〒150-0001",
    "東京都渋谷区",
    "神宮前1-2-3",
    "ハイツ201",
    "サクラ",
  ]);
});

test.each([
  ["LT - 01100", "LT-01100 Vilnius"],
  ["LT01-100", "LT-01-100 Vilnius"],
])("the prefix of %s is written once, and the rest stays", (zip, line) => {
  expect(written("LT", zip, "Vilnius").at(-1)).toBe(line);
});

test("a postcode stays as it was typed where the format adds no letters", () => {
  expect(written("DE", "-10115", "Berlin").at(-1)).toBe("-10115 Berlin");
});

test("an address without town and postcode has no empty line", () => {
  for (const country of ["HK", "PA"])
    expect(written(country, "", "")).toEqual(["Ada Green", "1 High Street"]);
});
