import { areas, isError, type Area, type Finding } from "./finding.ts";

const titles: Record<Area, string> = {
  settings: "Settings",
  secrets: "Secrets",
  folder: "Data folder",
  database: "Database",
  servers: "Servers",
  files: "Files",
  services: "Services of others",
  shop: "Shop",
};
const marks = { ok: "✓", warning: "!", error: "✗" } as const;

export function formatReport(findings: readonly Finding[]): string {
  const blocks = areas.flatMap((area) => {
    const own = findings.filter((finding) => finding.area === area);
    return own.length === 0 ? [] : [[titles[area], ...own.flatMap(linesOf)].join("\n")];
  });
  return [...blocks, verdict(findings)].join("\n\n");
}

const linesOf = ({ level, message, advice }: Finding): string[] => [
  `  ${marks[level]} ${message}`,
  ...(advice === null ? [] : [`    ${advice}`]),
];

function verdict(findings: readonly Finding[]): string {
  const wrongCount = findings.filter(isError).length;
  const warnings = findings.filter(({ level }) => level === "warning").length;
  const toWeigh = warnings === 0 ? "" : ` ${warnings} to weigh.`;
  return wrongCount === 0 ? `Nothing is wrong.${toWeigh}` : `${wrongCount} wrong.${toWeigh}`;
}
