/** A figure of each shop, null if it has none. */
export type Line = (number | null)[];
export type Round = Map<string, Line>;

/** Medians of the rounds, and the ratio of the first shop to the best other one with its spread. */
export function writeTable(names: readonly string[], rounds: readonly Round[]): void {
  const rows = [...rounds[0]!.keys()].map((line) => {
    const lines = rounds.map((round) => round.get(line)!);
    const medians = names.map((_, shop) => median(lines.map((figures) => figures[shop] ?? null)));
    const ratios = lines.map((figures) => ratioToBest(line, figures)).filter((ratio) => ratio !== null);
    const spread = ratios.length > 0 ? `${round(Math.min(...ratios))} to ${round(Math.max(...ratios))}` : "";
    const cells = names.map((name, shop) => [name, round(medians[shop]!)]);
    return [line, { ...Object.fromEntries(cells), ratio: round(ratioToBest(line, medians)), spread }];
  });
  console.table(Object.fromEntries(rows));
}

/** More is better only per second. */
function ratioToBest(line: string, [ours, ...peers]: Line): number | null {
  const known = peers.filter((figure) => figure !== null);
  // Shifts are 0 or nearly so.
  if (known.length === 0 || ours == null || line.endsWith("shift")) return null;
  const ratio = ours / (line.startsWith("per second") ? Math.max(...known) : Math.min(...known));
  return Number.isFinite(ratio) ? ratio : null;
}

function median(values: Line): number | null {
  const known = values.filter((value) => value !== null).toSorted((one, two) => one - two);
  return known[Math.floor(known.length / 2)] ?? null;
}

const round = (value: number | null): number | "" =>
  value === null ? "" : Number(value.toFixed(value < 10 ? 2 : 0));
