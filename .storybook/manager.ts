import { addons, types, useGlobals, useStorybookApi } from "storybook/manager-api";
import { create } from "storybook/theming";
import { Button } from "storybook/internal/components";
import { createElement, Fragment, useState } from "react";
import { storyLink, storyReport } from "#workshop/links/story-link.ts";
import { placeChannel, type StoryPlace } from "#workshop/links/story-place.ts";

/** Storybook replaces it; in the stories it is `workshop/links/build.ts`. */
const build = process.env.STORYBOOK_BUILD ?? "unknown";
/** Milliseconds; a page that does not respond has no place. */
const patience = 500;

/** Copies a link to what is shown, or the link with the steps in words. Storybook compiles no JSX here. */
function CopyTools() {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (what: "link" | "report") => {
    const story = api.getCurrentStoryData();
    const place = await askForPlace();
    const link = storyLink({ address: location.href, storyId: story.id, globals, build, place });
    const title = [story.title, story.name].join(": ");
    await navigator.clipboard.writeText(what === "link" ? link : storyReport({ title, link, build, place }));
    setCopied(what);
    setTimeout(() => setCopied(null), 2_000);
  };
  const button = (what: "link" | "report", words: string) =>
    createElement(
      Button,
      { variant: "ghost", size: "small", onClick: () => void copy(what) },
      copied === what ? `${words} copied` : `Copy ${words.toLowerCase()}`,
    );
  return createElement(Fragment, null, button("link", "Link"), button("report", "Report"));
}

function askForPlace(): Promise<StoryPlace> {
  const channel = addons.getChannel();
  return new Promise((done) => {
    channel.once(placeChannel.told, done);
    channel.emit(placeChannel.asked);
    setTimeout(() => done({ parameters: {}, steps: [], state: null }), patience);
  });
}

addons.register("trellis/copy", () =>
  addons.add("trellis/copy/tools", {
    type: types.TOOL,
    title: "Copy a link to what is shown",
    match: ({ viewMode }) => viewMode === "story",
    render: () => createElement(CopyTools),
  }),
);

addons.setConfig({
  selectedPanel: "storybook/interactions/panel",
  layout: { panelPosition: "right" },
  theme: create({
    base: "light",
    brandTitle: "Trellis workshop",
    appBg: "#efe5d0",
    appContentBg: "#fdfaf3",
    barBg: "#fdfaf3",
    colorPrimary: "#a94a27",
    colorSecondary: "#1f4a38",
    textColor: "#1b2a22",
    fontBase: '"Figtree Variable", system-ui, sans-serif',
  }),
});
