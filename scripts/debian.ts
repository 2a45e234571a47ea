import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package if this runs as root on Debian or a derivative. Returns whether it did. */
export async function installPackage(name: string, say: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  say(`Installing ${name} with apt-get …`);
  // Seconds to wait for another installation.
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
