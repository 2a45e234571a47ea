export const colours = {
  paper: "#F5EDDD",
  sand: "#EADBC1",
  blush: "#EBC9B1",
  rose: "#E9C4B8",
  sage: "#CBD2B4",
  mint: "#BFCDB4",
  sky: "#CFDAD3",
  mist: "#B9CBC6",
  lilacMist: "#DAD3E2",
  ochre: "#DDAA4C",
  sun: "#F0CF8E",
  apricot: "#E9B68E",
  ink: "#17271F",
  terracotta: "#C6633E",
  terracottaDark: "#97432A",
  terracottaLight: "#E19A73",
  soil: "#3B2A22",
  soilLight: "#8A6248",
  wood: "#C79A66",
  woodDark: "#93663C",
  woodLight: "#E3C08F",
  walnut: "#5C371E",
  cream: "#F6EBCB",
  bone: "#E9DFC9",
  zinc: "#A9B4B1",
  zincDark: "#66756F",
  zincLight: "#EEF0E8",
  iron: "#3E4C47",
  brass: "#C9A45A",
  brassDark: "#7D5D24",
  forest: "#1F4A3A",
} as const;

/** From the deepest shade to the palest. */
const greens = ["#12302A", "#1B4636", "#2B6047", "#4A7E57", "#7A9E68", "#AFC08A", "#D5DAB0"] as const;

export const greenAt = (depth: number): string =>
  greens[Math.max(0, Math.min(greens.length - 1, depth))] as string;

export type Tone = { base: string; dark: string; light: string; vein: string; deep: string };

export const green = (depth: number): Tone => ({
  base: greenAt(depth),
  dark: greenAt(depth - 1),
  light: greenAt(depth + 1),
  vein: greenAt(depth + 2),
  deep: greenAt(0),
});

export const tone = (base: string, dark: string, light: string, vein = light, deep = dark): Tone => ({
  base,
  dark,
  light,
  vein,
  deep,
});

export const tones = {
  terracotta: tone(colours.terracotta, colours.terracottaDark, colours.terracottaLight, "#F0BE9F", "#6E2E1D"),
  bone: tone(colours.bone, "#B59F7C", "#FFFAEE", "#FFFAEE", "#8C7656"),
  ochre: tone(colours.ochre, "#A97522", colours.sun, colours.sun, "#7C5314"),
  forest: tone("#2F5D4A", "#173A2E", "#6F9A7C", "#8FB59A", "#0E2720"),
  celadon: tone("#9DB8A6", "#64877A", "#CFDDCF", "#E4ECE0", "#43635A"),
  slate: tone("#5F7480", "#38495A", "#98A9AE", "#B9C6C7", "#263440"),
  blush: tone("#E0A58C", "#B87357", "#F5D3C0", "#F8E2D4", "#8E5340"),
  cream: tone(colours.cream, "#CDB98F", "#FFFAEA", "#FFFAEA", "#A8936A"),
  wood: tone(colours.wood, colours.woodDark, colours.woodLight, colours.woodLight, colours.walnut),
  zinc: tone(colours.zinc, colours.zincDark, colours.zincLight, "#FBFBF4", colours.iron),
  lilac: tone("#8676B4", "#57488A", "#B9A9D6", "#D4C8EA", "#40346E"),
  straw: tone("#DDBF7F", "#AE8A49", "#F2E0AE", "#F7EBC8", "#7F602B"),
} satisfies Record<string, Tone>;
