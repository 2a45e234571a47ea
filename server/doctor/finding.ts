export const areas = [
  "settings",
  "secrets",
  "folder",
  "database",
  "servers",
  "files",
  "services",
  "shop",
] as const;
export type Area = (typeof areas)[number];

/** `wrong` keeps the shop from starting, loses something or lets somebody in; a `warning` is for the owner to weigh. */
export type Finding = {
  area: Area;
  level: "well" | "warning" | "wrong";
  says: string;
  /** What to do. */
  advice: string | null;
};

/** Findings of one area. */
export const createFindings = (area: Area) => ({
  well: (says: string): Finding => ({ area, level: "well", says, advice: null }),
  warning: (says: string, advice: string): Finding => ({ area, level: "warning", says, advice }),
  wrong: (says: string, advice: string): Finding => ({ area, level: "wrong", says, advice }),
});

export const isWrong = ({ level }: Finding): boolean => level === "wrong";
