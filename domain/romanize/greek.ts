import { letterMap } from "./pairs.ts";

const letters = letterMap(
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o",
);
const diaeresis = "\u0308";

/** By ELOT 743, as in Greek passports. */
export const romanizeGreek = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    // Removes accents; a diaeresis separates two vowels and is removed later.
    .replace(/[\u0300-\u0307\u0309-\u036f]/g, "")
    .replace(/ου(?!\u0308)/g, "ou")
    .replace(/([αεη])υ(?!\u0308)(?=[βγδζλμνραεηιουω])/g, "$1v")
    .replace(/([αεη])υ(?!\u0308)/g, "$1f")
    .replace(/γ(?=[γξχ])/g, "n")
    .replace(/(?<!\p{L})μπ/gu, "b")
    .replace(/\p{Script=Greek}/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(diaeresis, "")
    .normalize("NFC");
