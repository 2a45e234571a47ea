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

/** `wrong` prevents the start, loses data or opens a security hole; a `warning` is for the operator to weigh. */
export type Finding = {
  area: Area;
  level: "well" | "warning" | "wrong";
  says: string;
  advice: string | null;
};

export const createFindings = (area: Area) => ({
  well: (says: string): Finding => ({ area, level: "well", says, advice: null }),
  warning: (says: string, advice: string): Finding => ({ area, level: "warning", says, advice }),
  wrong: (says: string, advice: string): Finding => ({ area, level: "wrong", says, advice }),
});

export const isWrong = ({ level }: Finding): boolean => level === "wrong";
