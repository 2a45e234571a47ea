import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { shopMachine } from "./shop.machine.ts";

/** Two regions: the gate, and the dialog above all pages, if any. */
export type ShopView = { entrance: EntranceView; trouble: TroubleView };

export type EntranceView =
  | { screen: "frontDoor"; asksForWord: boolean; problem: EntranceProblem | null }
  | { screen: "opening"; asksForWord: boolean }
  | { screen: "shop" };

/** `minutes`: time to wait after too many attempts. */
export type EntranceProblem = "wrongWord" | "unreachable" | "unforeseen" | { minutes: number };

export type TroubleView = { screen: "nothing" } | { screen: "serverError" };

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
      return { screen: "frontDoor", asksForWord, problem: null };
    case "outside.wrongWord":
      return { screen: "frontDoor", asksForWord, problem: "wrongWord" };
    case "outside.tooMany":
      return { screen: "frontDoor", asksForWord, problem: { minutes: Math.ceil(context.seconds / 60) } };
    case "outside.unforeseen":
      return { screen: "frontDoor", asksForWord, problem: "unforeseen" };
    case "outside.entering.unreachable":
      return { screen: "frontDoor", asksForWord, problem: "unreachable" };
    case "outside.entering.asking":
      return { screen: "opening", asksForWord };
    case "open":
      return { screen: "shop" };
  }
}

function troubleView({ value }: SnapshotFrom<typeof shopMachine>): TroubleView {
  switch (value.trouble) {
    case "quiet":
      return { screen: "nothing" };
    case "serverError":
      return { screen: "serverError" };
  }
}
