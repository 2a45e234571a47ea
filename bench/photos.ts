import { readFileSync } from "node:fs";
import { createServer as createTarget } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { launchOptions } from "#scripts/chromium.ts";
import { root } from "#scripts/tools.ts";

/**
 * `node scripts/runtime.mjs bench/photos.ts`: on a phone (a processor four times slower; 1.6 Mbit/s, 150 ms), photos of 12
 * megapixels are made ready and uploaded one after the other. How long the page stands still at most, beside drawing on the
 * page itself, and how long the progress does. Only the page's own thread is slowed down, not the worker.
 */
const count = 6;
const photo = await photoOf(4_000, 3_000);

const target = createTarget((request, response) => {
  request.resume().on("end", () => response.writeHead(200, allowed).end("{}"));
}).listen(0);
const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const uploadAddress = `http://localhost:${(target.address() as AddressInfo).port}/`;

const vite = await createServer({
  configFile: false,
  root,
  logLevel: "error",
  server: { port: 0, hmr: false },
  plugins: [
    {
      name: "bench",
      configureServer({ middlewares }) {
        middlewares.use(
          "/bench.html",
          (_, response) => void response.end("<!doctype html><title>Bench</title>"),
        );
        middlewares.use("/photo.jpg", (_, response) => void response.end(photo));
      },
    },
  ],
});
await vite.listen();
const browser = await chromium.launch(launchOptions);
const page = await phonePage(vite.resolvedUrls!.local[0]!);
await page.evaluate(measured, { way: "worker", count: 1 } as const);
const inWorker = await page.evaluate(measured, { way: "worker", count } as const);
const onPage = await page.evaluate(measured, { way: "page", count: 1 } as const);
const uploads = await page.evaluate(uploaded, { address: uploadAddress, count });
await browser.close();
await vite.close();
target.close();

console.log(`A photo of 12 megapixels, ${kilobytes(photo.length)}, becomes ${kilobytes(inWorker.bytes)}.`);
console.table({
  milliseconds: {
    "longest block, in a worker": inWorker.longest,
    "longest block, on the page": onPage.longest,
    [`${count} made ready in a worker`]: inWorker.total,
  },
});
console.table({
  milliseconds: { "longest upload": uploads.longest, "longest without progress": uploads.still },
});

type Tools = {
  photoPreparer: typeof import("#src/photos/prepare-photo.ts").photoPreparer;
  makeReady: typeof import("#src/photos/prepare-photo-file.ts").preparePhotoFile;
  pageDrawing: typeof import("#src/photos/photo-canvases.ts").pageCanvas;
  uploadingFetch: typeof import("#src/photos/uploading-fetch.ts").uploadingFetch;
};

/** In the page: the longest time between two frames while photos are made ready. */
async function measured({ way, count }: { way: "worker" | "page"; count: number }) {
  const { photoPreparer, makeReady, pageDrawing } = (globalThis as unknown as { tools: Tools }).tools;
  const content = await (await fetch("/photo.jpg")).blob();
  let longest = 0;
  let last = performance.now();
  let isRunning = true;
  requestAnimationFrame(function frame(now) {
    longest = Math.max(longest, now - last);
    last = now;
    if (isRunning) requestAnimationFrame(frame);
  });
  const began = performance.now();
  const prepare = photoPreparer();
  const files = Array.from({ length: count }, (_, index) => new File([content], `${index}.jpg`));
  const signal = new AbortController().signal;
  const ready = await Promise.all(
    files.map((file) => (way === "worker" ? prepare(file, signal) : makeReady(file, pageDrawing))),
  );
  const total = performance.now() - began;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  isRunning = false;
  const [first] = ready;
  if (first?.outcome !== "ready") throw new Error("the photo was not made ready");
  return { longest: Math.round(longest), total: Math.round(total), bytes: first.photo.size };
}

/** In the page: the longest upload, and the longest time in which its progress stood still. */
async function uploaded({ address, count }: { address: string; count: number }) {
  const { photoPreparer, uploadingFetch } = (globalThis as unknown as { tools: Tools }).tools;
  const file = new File([await (await fetch("/photo.jpg")).blob()], "photo.jpg");
  const ready = await photoPreparer()(file, new AbortController().signal);
  if (ready.outcome !== "ready") throw new Error("the photo was not made ready");
  let [longest, still] = [0, 0];
  for (let number = 0; number < count; number += 1) {
    const began = performance.now();
    let last = began;
    const heard = () => {
      const now = performance.now();
      still = Math.max(still, now - last);
      last = now;
    };
    await uploadingFetch(heard)(new Request(address, { method: "POST", body: ready.body }));
    heard();
    longest = Math.max(longest, performance.now() - began);
  }
  return { longest: Math.round(longest), still: Math.round(still) };
}

async function phonePage(origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${origin}bench.html`);
  await page.evaluate(
    async (modules) => {
      const loaded = await Promise.all(modules.map((module) => import(module) as Promise<object>));
      Object.assign(globalThis, { tools: Object.assign({}, ...loaded) as object });
    },
    ["prepare-photo", "make-ready", "drawings", "uploading-fetch"].map((name) => `/src/photos/${name}.ts`),
  );
  const phone = await page.context().newCDPSession(page);
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** With the demo shop's pictures in it, and as grainy as a phone's photo indoors. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const picture = readFileSync(join(root, "shop-data/pictures/olive-tree.webp"));
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return sharp(picture)
    .resize(width, height)
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} kB`;
}
