// Runs a TypeScript file on a new enough Node: the current one, or the one pinned in the lock file. npm 11.6.2 and
// newer link the pinned runtime for scripts; older versions install it without linking.
import { spawn, spawnSync } from "node:child_process";
import nodeModule, { createRequire } from "node:module";
import { delimiter, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const oldest = [26, 10];
const root = resolve(dirname(new URL(import.meta.url).pathname), "..");
const [script, ...args] = process.argv.slice(2);
const file = resolve(root, script);

if (process.env.npm_lifecycle_event) endWithParent();

// V8's compile cache makes the shop open a fifth of a second sooner.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/compiled");

if (isNewEnough(process.versions.node)) {
  // A named import would fail on Node 20.
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  const { node, complaint } = pinnedNode();
  if (!node) {
    const why = complaint
      ? `does not run here: ${complaint}\nInstall what it misses (on Debian and Ubuntu: apt-get install libatomic1), or a newer Node.`
      : "is not installed.\nInstall a newer Node, or run `npm ci` without `--omit=optional`.";
    console.error(
      `Trellis needs Node ${oldest.join(".")} or newer. This is ${process.version}, and the runtime that comes with the packages ${why}`,
    );
    process.exit(1);
  }
  const path = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(node, [process.argv[1], script, ...args], {
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
}

/** A killed shell does not notify its children: they only get another parent. */
function endWithParent() {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watching.unref();
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function pinnedNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const packages = createRequire(join(root, "package.json"));
  let complaint = "";
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    try {
      const manifest = packages.resolve(`${name}/package.json`);
      const node = join(dirname(manifest), packages(manifest).bin.node);
      const { status, stderr, error } = spawnSync(node, ["-v"], { encoding: "utf8" });
      if (status === 0) return { node };
      complaint = stderr?.trim() || error?.message || `it ended with ${status}`;
    } catch {
      // Not a package for this platform.
    }
  }
  return { node: null, complaint };
}
