import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { shopMachine } from "./shop.machine.ts";

/** Two regions: whether the person is let in, and the dialog in front of everything, if any. */
export type ShopView = { entrance: EntranceView; trouble: TroubleView };

export type EntranceView =
  | { sees: "frontDoor"; asksForWord: boolean; problem: EntranceProblem | null }
  | { sees: "opening"; asksForWord: boolean }
  | { sees: "shop" };

/** `minutes`: left to wait, because it was tried too often. */
export type EntranceProblem = "wrongWord" | "unreachable" | "unforeseen" | { minutes: number };

export type TroubleView = { sees: "nothing" } | { sees: "serverError" };

export function shopView(snapshot: SnapshotFrom<typeof shopMachine>): ShopView {
  return { entrance: entranceView(snapshot), trouble: troubleView(snapshot) };
}

function entranceView({ value, context }: SnapshotFrom<typeof shopMachine>): EntranceView {
  const asksForWord = context.gate === "code";
  const leaf = leafOf(value.gate);
  switch (leaf) {
    case "deciding":
      throw new Error("the gate is decided at once: nobody sees it deciding");
    case "outside.waiting":
      return { sees: "frontDoor", asksForWord, problem: null };
    case "outside.wrongWord":
      return { sees: "frontDoor", asksForWord, problem: "wrongWord" };
    case "outside.tooMany":
      return { sees: "frontDoor", asksForWord, problem: { minutes: Math.ceil(context.seconds / 60) } };
    case "outside.unforeseen":
      return { sees: "frontDoor", asksForWord, problem: "unforeseen" };
    case "outside.entering.unreachable":
      return { sees: "frontDoor", asksForWord, problem: "unreachable" };
    case "outside.entering.asking":
      return { sees: "opening", asksForWord };
    case "open":
      return { sees: "shop" };
  }
}

function troubleView({ value }: SnapshotFrom<typeof shopMachine>): TroubleView {
  switch (value.trouble) {
    case "quiet":
      return { sees: "nothing" };
    case "serverError":
      return { sees: "serverError" };
  }
}
