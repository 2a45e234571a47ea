/** The export name of a state's story: `reviewing.checking` is `ReviewingChecking`. */
export function exportName(title: string): string {
  const words = title
    .replace(/\.recording\.json$/, "")
    .replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(words) ? `At${words}` : words.replace(/\W/g, "");
}

/** Folders of flows by the names of their groups, in the shop's order. */
export const areaNames: Readonly<Record<string, string>> = {
  shopping: "Buying",
  account: "Account",
  "after-sale": "After the sale",
  "tour-leads": "Tour leads",
  administration: "Administration",
  photos: "Photos",
  shell: "On every page",
};

/** What the ids of a flow's stories begin with: `cartDropdown` has `flows-cart-dropdown`. */
export const storiesId = (machineId: string): string =>
  `flows-${machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The group of an area's scenarios: `after-sale` has `Scenarios/After sale`. */
export const scenariosTitle = (area: string): string =>
  `Scenarios/${area.replace(/^./, (letter) => letter.toUpperCase()).replaceAll("-", " ")}`;

export const pagesTitle = (area: string, title: string): string => `Pages/${area}/${title}`;

/** A state's name in words: `unpaid.notApproved` is "unpaid › not approved". */
export const stateWords = (state: string): string =>
  state
    .replaceAll(".", " › ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/ {2,}/g, " ");
