import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

/**
 * A real server for tests of uploads in a browser, at `/api/v1/refunds/<what it does>/images`: it answers what came, a
 * refusal, nothing at all, or cuts the connection.
 */
export const uploadServer: Plugin = {
  name: "trellis:upload-server",
  configureServer({ middlewares }) {
    middlewares.use("/api/v1/refunds", (request, response) => void answer(request, response));
  },
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, what = ""] = (request.url ?? "").split("/");
  if (what === "cuts") return void request.once("data", () => request.destroy());
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (what === "silent") return;
  const body = Buffer.concat(chunks).toString();
  const { method, headers } = request;
  const status = /^\d+$/.test(what) ? Number(what) : 201;
  const problem = { type: "about:blank", title: "No", status, detail: "No.", code: codes[status] };
  response.writeHead(status, {
    "content-type": status < 400 ? "application/json" : "application/problem+json",
  });
  response.end(
    JSON.stringify(status < 400 ? { id: "image-1", received: { method, headers, body } } : problem),
  );
}

const codes: Readonly<Record<number, string>> = { 404: "not_found", 409: "too_many_images" };
