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
  level: "ok" | "warning" | "error";
  message: string;
  advice: string | null;
};

export const createFindings = (area: Area) => ({
  ok: (message: string): Finding => ({ area, level: "ok", message, advice: null }),
  warning: (message: string, advice: string): Finding => ({ area, level: "warning", message, advice }),
  error: (message: string, advice: string): Finding => ({ area, level: "error", message, advice }),
});

export const isError = ({ level }: Finding): boolean => level === "error";
