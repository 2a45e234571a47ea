import { pathModel } from "#machines/paths/model.ts";
import { wishListMachine } from "./wish-list.machine.ts";

export const wishListPaths = pathModel({
  machine: wishListMachine,
  title: "Saving for later",
  purpose: "adding a product to the wish list, or removing it",
  starts: { "a product": { isWished: false }, "a wish": { isWished: true } },
  happyPath: ["a product", "presses the heart", "saveWish ✓ saved"],
  does: { "wish.toggled": "presses the heart", "retry.requested": "tries again" },
  happens: {
    "list.read": {
      "another tab takes it off": { isWished: false },
      "another tab wishes for it": { isWished: true },
    },
  },
  answers: {
    saveWish: {
      saved: "saved",
      wishListFull: { "the list is full": { maximum: 100 } },
      notFound: "there is no such product",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ isWanted, isSent }) => isWanted !== isSent && "pressed again",
});
