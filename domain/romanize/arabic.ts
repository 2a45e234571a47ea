import { letterMap } from "./pairs.ts";

/** Common spellings of words whose vowels are not written. */
const words: Readonly<Record<string, string>> = {
  محمد: "Mohammed",
  أحمد: "Ahmed",
  احمد: "Ahmed",
  محمود: "Mahmoud",
  علي: "Ali",
  حسن: "Hassan",
  حسين: "Hussein",
  عمر: "Omar",
  خالد: "Khaled",
  يوسف: "Youssef",
  فاطمة: "Fatima",
  مريم: "Mariam",
  عبد: "Abd",
  الله: "Allah",
  شارع: "Street",
  طريق: "Road",
  دبي: "Dubai",
  الرياض: "Riyadh",
  القاهرة: "Cairo",
  الدوحة: "Doha",
  الكويت: "Kuwait",
  بيروت: "Beirut",
  عمان: "Amman",
  جدة: "Jeddah",
};
const letters = letterMap(
  "ء - آ a أ a ؤ o إ i ئ i ا a ب b ة a ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z " +
    "ع a غ gh ف f ق q ك k ل l م m ن n ه h و u ى a ي i پ p چ ch ژ zh ک k گ g ی i \u064e a \u064f u \u0650 i",
);
const marks = /[\u0640\u064b-\u064d\u0651-\u065f\u0670]/g;

/** Arabic does not write short vowels, so the result lacks them too, and the customer adds them. */
export const romanizeArabic = (text: string): string =>
  text
    .replace(marks, "")
    .replace(/[\p{Script=Arabic}\u064e-\u0650]+/gu, (word) => words[word] ?? spelled(word));

const spelled = (word: string): string =>
  word
    .replace(/^ال(?=..)/, "al-")
    // Before a vowel and at the beginning of a word, these two are consonants.
    .replace(/(?<=^|-)و|و(?=[اآأىو])/g, "w")
    .replace(/(?<=^|-)[يی]|[يی](?=[اآأىو])/g, "y")
    .replace(/[\u0600-\u06ff]/g, (letter) => letters[letter] ?? "")
    .replace(/^al-./, (article) => `Al-${article.slice(3).toUpperCase()}`);
