const initials = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ").map(none);
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finals = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ").map(none);
const first = 0xac00;

function none(letters: string): string {
  return letters === "-" ? "" : letters;
}

/** Syllable by syllable, by the Revised Romanization of Korean; sound changes between syllables are ignored. */
export const romanizeHangul = (text: string): string =>
  text.replace(/[\uac00-\ud7a3]/g, (syllable) => {
    const index = syllable.charCodeAt(0) - first;
    const [initial, rest] = [Math.floor(index / 588), index % 588];
    return `${initials[initial]}${vowels[Math.floor(rest / 28)]}${finals[rest % 28]}`;
  });
