/** Countries with other scripts than Latin, each with an address line as on a parcel from abroad. */
const examples: Readonly<Record<string, string>> = {
  AE: "Al Wasl Road 12, Dubai",
  AM: "Abovyan Street 12, Yerevan",
  BG: "ul. Shipka 12, Sofia",
  BH: "Road 12, Manama",
  BY: "ul. Lenina 12, Minsk",
  CN: "12 Nanjing Road, Shanghai",
  DZ: "12 Rue Didouche Mourad, Alger",
  EG: "12 Talaat Harb Street, Cairo",
  GE: "Rustaveli Avenue 12, Tbilisi",
  GR: "Ermou 12, Athina",
  HK: "12 Nathan Road, Kowloon",
  IL: "Herzl 12, Tel Aviv",
  IQ: "Al Rasheed Street 12, Baghdad",
  IR: "Valiasr Street 12, Tehran",
  JO: "Rainbow Street 12, Amman",
  JP: "1-2-3 Jingumae, Shibuya-ku",
  KR: "12 Sejong-daero, Jung-gu, Seoul",
  KW: "Arabian Gulf Street 12, Kuwait City",
  KZ: "Abay Avenue 12, Almaty",
  LB: "Hamra Street 12, Beirut",
  MA: "12 Avenue Mohammed V, Rabat",
  MK: "ul. Makedonija 12, Skopje",
  OM: "Al Khuwair Street 12, Muscat",
  QA: "Al Corniche Street 12, Doha",
  RS: "Knez Mihailova 12, Beograd",
  RU: "ul. Lenina 12, Moskva",
  SA: "King Fahd Road 12, Riyadh",
  TH: "12 Sukhumvit Road, Bangkok",
  TN: "12 Avenue Habib Bourguiba, Tunis",
  TW: "12 Zhongshan Road, Taipei",
  UA: "vul. Khreshchatyk 12, Kyiv",
};

/** An example address in Latin letters for a country with another script; null for all others. */
export const latinExample = (country: string): string | null => examples[country] ?? null;

const nonLatin = /(?!\p{Script=Latin})\p{L}/u;
export const hasOtherLetters = (text: string): boolean => nonLatin.test(text);

/** Han characters have several readings, so they are never romanised: only the customer knows the right one. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
export const hasKana = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text);
