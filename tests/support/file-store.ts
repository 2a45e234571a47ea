import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createInterface } from "node:readline";
import { root } from "#scripts/tools.ts";

/** Faults of a response: replaced, missing, cut off, or complete with half the content. */
type Fault = keyof typeof others | "silent" | "slow" | "cut" | "half";
type FaultOf = (method: string, path: string) => Fault | null;

const others = {
  503: "Slow down",
  403: '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>No</Message></Error>',
};

const bucket = "shop-files";
const key = "S3RVER";
/** Milliseconds between two chunks of a slow response; it has more chunks than any timeout allows. */
const pace = 1_500;

/** An S3-compatible store over real HTTP behind a proxy that fails on demand. */
export async function openFileStore() {
  const directory = mkdtempSync(join(tmpdir(), "trellis-store-"));
  mkdirSync(join(directory, bucket));
  const { store, port } = await startStore(directory);
  let faultOf: FaultOf = () => null;
  const asked: string[] = [];
  const line = createServer((near, reply) => {
    const { method = "", url = "", headers } = near;
    asked.push(`${method} ${url.split("?")[0]}`);
    const fault = faultOf(method, url);
    if (fault === 503 || fault === 403) {
      near.resume();
      return void reply.writeHead(fault, { "content-type": "application/xml" }).end(others[fault]);
    }
    if (fault === "silent") return void near.resume();
    const far = request({ host: "127.0.0.1", port, method, path: url, headers }, async (answer) => {
      if (fault !== null) return passOn(answer, reply, fault);
      if (method === "PUT" && answer.statusCode === 200)
        await isWritten(
          join(directory, `${url.split("?")[0]}._S3rver_object`),
          Number(headers["content-length"]),
        );
      answer.pipe(reply.writeHead(answer.statusCode!, answer.rawHeaders));
    });
    far.on("error", () => reply.destroy());
    near.pipe(far);
  });
  await new Promise<void>((done) => void line.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  return {
    endpoint,
    /** The settings as an owner would write them. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      S3_PREFIX: "one-shop",
    },
    /** From now on; for every request, or decided per request. */
    goWrong: (how: Fault | FaultOf) => {
      faultOf = typeof how === "function" ? how : () => how;
    },
    heal: () => {
      faultOf = () => null;
    },
    asked,
    names: (place: string): string[] => {
      const end = "._S3rver_object";
      const at = join(directory, bucket, "one-shop", place);
      const found = existsSync(at) ? readdirSync(at) : [];
      return found.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
    },
    fileOf: (place: string, name: string) =>
      join(directory, bucket, "one-shop", place, `${name}._S3rver_object`),
    close: async () => {
      line.closeAllConnections();
      line.close();
      store.kill();
      await once(store, "exit");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The stand-in answers before the file is written, which no real store does. */
async function isWritten(file: string, bytes: number): Promise<void> {
  while (statSync(file, { throwIfNoEntry: false })?.size !== bytes) await setTimeout(5);
}

/** Its list tokens use a cipher of OpenSSL's legacy provider. */
async function startStore(directory: string) {
  const program = join(root, "node_modules/s3rver/bin/s3rver.js");
  const where = ["--directory", directory, "--address", "127.0.0.1", "--port", "0", "--no-vhost-buckets"];
  const store = spawn(process.execPath, ["--openssl-legacy-provider", program, ...where], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.once("exit", () => store.kill());
  for await (const line of createInterface({ input: store.stdout })) {
    const [, port] = /listening on \S+:(\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    store.stdout.resume();
    return { store, port: Number(port) };
  }
  throw new Error("The store did not start.");
}

async function passOn(
  answer: IncomingMessage,
  reply: ServerResponse,
  how: "slow" | "cut" | "half",
): Promise<void> {
  const bytes = Buffer.concat(await answer.toArray());
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const { statusCode, headers } = answer;
  if (how === "half")
    return void reply.writeHead(statusCode!, { ...headers, "content-length": half.length }).end(half);
  reply.writeHead(statusCode!, headers);
  if (how === "cut") return void reply.write(half, () => reply.destroy());
  let sent = 0;
  const timer = setInterval(() => reply.write(bytes.subarray(sent, ++sent)), pace);
  reply.on("close", () => clearInterval(timer));
}
