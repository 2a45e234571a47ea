import { buildParameter, type StoryPlace } from "./story-place.ts";

type Shown = {
  /** Storybook's URL. */
  address: string;
  storyId: string;
  /** The toolbar: language, market, width, chart and viewport. */
  globals: Readonly<Record<string, unknown>>;
  build: string;
  place: StoryPlace;
};

/** A link that shows the story as it is: its place, and everything that the toolbar chose. */
export function storyLink({ address, storyId, globals, build, place }: Shown): string {
  const link = new URL("./", address);
  const parameters = new URLSearchParams({ ...place.parameters, [buildParameter]: build });
  link.search = `?path=/story/${storyId}&globals=${globalsText(globals)}&${parameters}`;
  return link.href;
}

/** As Storybook writes them: `language:en;viewport.value:phone`. */
function globalsText(globals: Readonly<Record<string, unknown>>, prefix = ""): string {
  return Object.entries(globals)
    .flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      if (typeof value === "object")
        return globalsText(value as Record<string, unknown>, `${prefix}${name}.`);
      const text = typeof value === "string" ? value : `!${String(value)}`;
      return `${prefix}${name}:${encodeURIComponent(text)}`;
    })
    .join(";");
}

type Report = { title: string; link: string; build: string; place: StoryPlace };

/** What a tester sends with a problem: the steps in words, where they led, and the link. */
export const storyReport = ({ title, link, build, place }: Report): string =>
  [
    title,
    ...place.steps.map((step, index) => `${index + 1}. ${step}`),
    ...(place.state === null ? [] : [`State: ${place.state}`]),
    `Build: ${build}`,
    link,
  ].join("\n");
