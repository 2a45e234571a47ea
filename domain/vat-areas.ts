/**
 * Parts of EU member states outside the EU's VAT area, by their postcodes (Council Directive 2006/112/EC, article 6):
 * Mount Athos; the Canary Islands, Ceuta, Melilla; the French overseas departments; Åland; Heligoland and Büsingen;
 * Livigno and Campione d'Italia.
 */
const outside: Readonly<Record<string, RegExp>> = {
  DE: /^(27498|78266)$/,
  ES: /^(35|38|51|52)\d{3}$/,
  FI: /^22\d{3}$/,
  FR: /^97[12346]\d{2}$/,
  GR: /^6308[67]$/,
  IT: /^(23030|23041|22060|22061)$/,
};

/** @param zipCode in any spelling: only its digits count (`AX-22100`, `35 001`, `ESP35001`) */
export const isOutsideVatArea = (country: string, zipCode: string): boolean =>
  outside[country]?.test(zipCode.replaceAll(/\D/g, "")) ?? false;
