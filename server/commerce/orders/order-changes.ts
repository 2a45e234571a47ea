import { refusal } from "#server/http/reply.ts";

/** A single change has its own code. Changes beyond a refusal's size are reported once these have been accepted. */
export const changed = <Change extends { code: string }>(changes: readonly Change[]) =>
  refusal(409, "Cannot place your order", {
    code: changes.length === 1 ? (changes[0]!.code as Change["code"]) : ("order_changed" as const),
    changes: firstWithin(12_000, changes),
  });

export function firstWithin<Entry>(bytes: number, entries: readonly Entry[]): Entry[] {
  let size = 0;
  return entries.filter((entry, index) => {
    size += Buffer.byteLength(JSON.stringify(entry));
    return index === 0 || size <= bytes;
  });
}
