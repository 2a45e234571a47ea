/** First and last code point. */
export type Range = readonly [first: number, last: number];
/** A subset of a font file, and the characters for which a browser fetches it. */
export type Part = { name: string; from: string; ranges: readonly Range[]; kept?: string };

/**
 * Subsets of a Latin face: for everyone, for German, for Czech (two, from two files), for western Europe, for all
 * others. A browser fetches those whose characters it finds and lays the page out again when one arrives. No
 * character is in two, because the last would win.
 */
export const latin: readonly Part[] = [
  {
    name: "common",
    from: "latin",
    ranges: [
      [0x20, 0x7e], // ASCII
      [0xa0, 0xa0],
      [0xa3, 0xa3], // £
      [0xa5, 0xa5], // ¥
      [0xa9, 0xa9], // ©, in every footer
      [0xb0, 0xb0], // °
      [0xb7, 0xb7], // ·
      [0xbc, 0xbe], // ¼ ½ ¾
      [0xd7, 0xd7], // ×
      [0x2000, 0x206f], // General Punctuation
      [0x20ac, 0x20ac], // €
      [0x2212, 0x2212], // −
    ],
  },
  {
    name: "german",
    from: "latin",
    ranges: [
      [0xc4, 0xc4], // Ä
      [0xd6, 0xd6], // Ö
      [0xdc, 0xdc], // Ü
      [0xdf, 0xdf], // ß
      [0xe4, 0xe4], // ä
      [0xf6, 0xf6], // ö
      [0xfc, 0xfc], // ü
    ],
  },
  {
    name: "czech",
    from: "latin-ext",
    ranges: [
      [0x10c, 0x10f],
      [0x11a, 0x11b],
      [0x147, 0x148],
      [0x158, 0x159],
      [0x160, 0x161],
      [0x164, 0x165],
      [0x16e, 0x16f],
      [0x17d, 0x17e],
    ],
  },
  {
    name: "acute",
    from: "latin",
    ranges: [
      [0xc1, 0xc1], // Á
      [0xc9, 0xc9], // É
      [0xcd, 0xcd], // Í
      [0xd3, 0xd3], // Ó
      [0xda, 0xda], // Ú
      [0xdd, 0xdd], // Ý
      [0xe1, 0xe1], // á
      [0xe9, 0xe9], // é
      [0xed, 0xed], // í
      [0xf3, 0xf3], // ó
      [0xfa, 0xfa], // ú
      [0xfd, 0xfd], // ý
    ],
  },
  {
    name: "western",
    from: "latin",
    ranges: [
      [0xa1, 0xa2],
      [0xa4, 0xa4],
      [0xa6, 0xa8],
      [0xaa, 0xaf],
      [0xb1, 0xb6],
      [0xb8, 0xbb],
      [0xbf, 0xc0],
      [0xc2, 0xc3],
      [0xc5, 0xc8],
      [0xca, 0xcc],
      [0xce, 0xd2],
      [0xd4, 0xd5],
      [0xd8, 0xd9],
      [0xdb, 0xdb],
      [0xde, 0xde],
      [0xe0, 0xe0],
      [0xe2, 0xe3],
      [0xe5, 0xe8],
      [0xea, 0xec],
      [0xee, 0xf2],
      [0xf4, 0xf5],
      [0xf8, 0xf9],
      [0xfb, 0xfb],
      [0xfe, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2122, 0x2122],
    ],
  },
  {
    name: "other",
    from: "latin-ext",
    ranges: [
      [0x100, 0x10b],
      [0x110, 0x119],
      [0x11c, 0x130],
      [0x132, 0x146],
      [0x149, 0x151],
      [0x154, 0x157],
      [0x15a, 0x15f],
      [0x162, 0x163],
      [0x166, 0x16d],
      [0x170, 0x17c],
      [0x17f, 0x2ba],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
    ],
  },
];

/** Naskh with its marks, and the letters of Persian and Urdu. */
export const arabic: readonly Part[] = [
  {
    name: "arabic",
    from: "arabic",
    ranges: [
      [0x600, 0x6ff],
      [0xfd3e, 0xfd3f],
      [0xfdf2, 0xfdf2],
    ],
  },
];

/**
 * The most frequent kanji in headings, categories and plant names; a page may spend 60 kB on them. Rare ones come
 * from the system's font.
 */
const headingKanji =
  "在庫一下中事二人介仕他付会低住体何作個先入具内写冬出利削剪十却口台合吹咲品員商問営器回国園土地垂型域報場売夏多大契子季定客室家宿届履巻年座庭忘性情成所手折振探撤散数文料新明春時暮書最月有木末材果染柳栗株根桂案棒植検業楽様権樹機歴毛気水求決注灯点炻物球用申発登真知私種立節粘約索細紹結緑織肉育花芸草葉見規観請込返送過道配金鉢録開除";

export const japanese: readonly Part[] = [
  {
    name: "kana",
    from: "japanese",
    ranges: [
      [0x3001, 0x3002], // 、 。
      [0x300c, 0x300d], // 「 」
      [0x3041, 0x3094],
      [0x30a1, 0x30fc],
      [0xff01, 0xff01], // ！
      [0xff08, 0xff09], // （ ）
      [0xff1a, 0xff1a], // ：
      [0xff1f, 0xff1f], // ？
    ],
  },
  { name: "kanji", from: "japanese", ranges: [[0x4e00, 0x9fff]], kept: headingKanji },
];
