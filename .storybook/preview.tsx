import type { Preview } from "@storybook/react-vite";
import { addons } from "storybook/preview-api";
import { OtherBuild } from "#workshop/links/other-build.tsx";
import { currentPlace, placeChannel, tellPlace } from "#workshop/links/story-place.ts";
import { demoMarkets } from "#workshop/stage/demo-shop.ts";
import { languages } from "#workshop/stage/languages.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { frameWidths } from "#workshop/stories/frame.tsx";
import "#src/ui/tokens.css";
import "#src/ui/base.css";

const choices = (all: readonly { id: string; name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, title: name }));

addons.getChannel().on(placeChannel.asked, () => {
  addons.getChannel().emit(placeChannel.told, currentPlace());
});

export default {
  beforeEach: () => tellPlace(null),
  initialGlobals: { language: "en", market: "europe", chart: "off", screen: "desktop" },
  globalTypes: {
    language: {
      description: "Language of the screens",
      toolbar: { icon: "globe", items: choices(languages), dynamicTitle: true },
    },
    market: {
      description: "Market the shop delivers to",
      toolbar: { icon: "location", items: choices(demoMarkets), dynamicTitle: true },
    },
    chart: {
      description: "The live chart beside the screen",
      toolbar: {
        icon: "graphline",
        items: [
          { value: "off", title: "Screen alone" },
          { value: "beside", title: "Chart beside" },
          { value: "below", title: "Chart below" },
        ],
        dynamicTitle: true,
      },
    },
    screen: {
      description: "The width of a screen that has something beside it",
      toolbar: {
        icon: "browser",
        items: [
          { value: "desktop", title: `Desktop, ${frameWidths.desktop} px` },
          { value: "phone", title: `Phone, ${frameWidths.phone} px` },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    // What passes needs no selectors, which take most of the time.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    viewport: {
      options: {
        phone: { name: "Phone, 412 px", styles: { width: "412px", height: "823px" }, type: "mobile" },
        desktop: { name: "Desktop, 1280 px", styles: { width: "1280px", height: "800px" }, type: "desktop" },
      },
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start",
          "Specification",
          "Scenarios",
          "Pages",
          ["Buying", "Account", "After the sale", "Tour leads", "Administration"],
          "Buying",
          "Account",
          "After the sale",
          "Tour leads",
          "Administration",
          "On every page",
          "Recordings",
          "Design",
          ["Tokens"],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Surroundings languageId={String(globals.language)} marketId={String(globals.market)}>
        <OtherBuild />
        <Story />
      </Surroundings>
    ),
  ],
} satisfies Preview;
