/** The export name of a state's story: `reviewing.checking` is `ReviewingChecking`. */
export function exportName(title: string): string {
  const words = title
    .replace(/\.recording\.json$/, "")
    .replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(words) ? `At${words}` : words.replace(/\W/g, "");
}

/** A flow's group in Storybook: `cartDropdown` is `Flows/Cart dropdown`. */
export const storiesTitle = (machineId: string): string =>
  `Flows/${machineId
    .replace(/^\w/, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter))}`;
