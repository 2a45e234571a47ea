import { readdirSync, readFileSync } from "node:fs";

/** Stops a process and its children, like a paused virtual machine. Returns a function that lets them continue. */
export function freeze(pid: number): () => void {
  let frozen: number[] = [];
  // Repeats until nothing new appears: a process may have forked before it was stopped.
  for (let family = familyOf(pid); family.length > frozen.length; family = familyOf(pid)) {
    frozen = family;
    for (const one of frozen) send(one, "SIGSTOP");
  }
  return () => {
    for (const one of frozen.splice(0)) send(one, "SIGCONT");
  };
}

export function send(to: number, what: NodeJS.Signals): void {
  try {
    process.kill(to, what);
  } catch {
    // It has exited.
  }
}

/** A process, its group and its descendants: PostgreSQL's backends are groups of their own. */
function familyOf(leader: number): number[] {
  const all = readdirSync("/proc").flatMap((pid) => {
    try {
      const [, more = ""] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      const [, parent, ofGroup] = more.split(" ").map(Number);
      return [{ pid: Number(pid), parent: parent!, group: ofGroup! }];
    } catch {
      // No process, or one that has exited.
      return [];
    }
  });
  const family = new Set(all.filter((one) => one.group === leader).map(({ pid }) => pid)).add(leader);
  let known: number;
  do {
    known = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  } while (family.size > known);
  return [...family];
}
