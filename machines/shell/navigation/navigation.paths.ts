import { pathModel } from "#machines/paths/model.ts";
import { navigationMachine } from "./navigation.machine.ts";

export const navigationPaths = pathModel({
  machine: navigationMachine,
  title: "Going to another page",
  purpose: "loading the next page, and what happens if it cannot be loaded",
  starts: { "on a page": undefined },
  happyPath: ["on a page", "follows a link", "loadPage ✓ loaded"],
  does: {
    "retry.requested": "tries again",
    "reload.requested": "loads the new version",
    "notice.dismissed": "stays here",
  },
  happens: {
    "page.requested": { "follows a link": { address: "/shop" } },
    "page.arrived": "another page is shown",
    "page.failed": { "the page can't be painted": { address: "/cart" } },
    "network.returned": "the network is back",
  },
  answers: {
    loadPage: {
      loaded: "loaded",
      newVersion: "there is a newer version",
      broken: "can't be loaded, though the server answers",
    },
  },
});
