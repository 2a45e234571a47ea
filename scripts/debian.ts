import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package where that is possible without asking: as root on Debian and its derivatives. Answers whether it was done. */
export async function installPackage(name: string, say: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  say(`Installing ${name} with apt-get …`);
  // Seconds: somebody else may be installing something.
  const patience = ["-o", "DPkg::Lock::Timeout=300"];
  const install = () => run("apt-get", [...patience, "install", "-y", "--no-install-recommends", name]);
  return (await install()) || ((await run("apt-get", ["update"])) && (await install()));
}

const run = (command: string, args: string[]): Promise<boolean> =>
  new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"], env });
    child.once("error", () => done(false));
    child.once("exit", (code) => done(code === 0));
  });
