import type { IncomingMessage } from "node:http";
import { Transform, type Readable, type TransformCallback } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { FormShape, JsonShape } from "./body-shape.ts";
import { expectsContinue } from "./connection-limits.ts";

export type BodyLimits = { bytes: number; values: number };
export const defaultBodyLimits: BodyLimits = { bytes: 65_536, values: 4_096 };
const deepest = 32;
const formType = "application/x-www-form-urlencoded";
const mostFormFields = 50;

/** A body must bring `bytes` in each `milliseconds`, or end. Enough for a photo over a slow mobile network. */
export const minimumBodyRate = { milliseconds: 20_000, bytes: 65_536 };
/** Bytes of a refused body that are read and discarded, so that the client can read the refusal. */
const mostDropped = 17_000_000;
const droppingTime = 5_000;

declare module "fastify" {
  interface FastifyRequest {
    bodyLimits: BodyLimits;
    bodyRead: { bytes: number; values: number };
    rawBody: Buffer[];
  }
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
  }
}

/** Limits the size, shape and duration of every request's body while it is read. */
export function boundBodies(app: FastifyInstance, slowest = minimumBodyRate): void {
  app.decorateRequest("bodyLimits");
  app.decorateRequest("bodyRead");
  app.decorateRequest("rawBody");
  app.addHook("onRequest", async (request) => {
    request.bodyLimits = defaultBodyLimits;
    request.bodyRead = { bytes: 0, values: 0 };
    request.rawBody = [];
  });
  app.addHook("preParsing", async (request, reply, payload) => {
    if (Number(request.headers["content-length"]) > request.bodyLimits.bytes) throw tooLarge(request);
    if (expectsContinue(request.raw)) reply.raw.writeContinue();
    return payload.pipe(new BodyGuard(request, payload, slowest));
  });
  app.addHook("onSend", async (request, reply) => {
    if (hasAllArrived(request.raw)) return;
    const isDroppable = Number(request.headers["content-length"]) <= mostDropped;
    if (!isDroppable || expectsContinue(request.raw)) reply.header("connection", "close");
    else if (reply.statusCode === 413) reply.removeHeader("connection");
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (hasAllArrived(raw)) return;
    const cutting = setTimeout(() => raw.socket.destroy(), droppingTime).unref();
    for (const event of ["end", "close"]) raw.once(event, () => clearTimeout(cutting));
  });
}

class BodyGuard extends Transform {
  private readonly request: FastifyRequest;
  private readonly slowest: typeof minimumBodyRate;
  private readonly shape: JsonShape | FormShape;
  private readonly timer: NodeJS.Timeout;
  private bytesInPeriod = 0;

  constructor(request: FastifyRequest, payload: Readable, slowest: typeof minimumBodyRate) {
    super();
    this.request = request;
    this.slowest = slowest;
    const isForm = request.headers["content-type"]?.trim().toLowerCase().startsWith(formType) ?? false;
    const { values } = request.bodyLimits;
    this.shape = isForm ? new FormShape(mostFormFields) : new JsonShape({ depth: deepest, values });
    this.timer = setInterval(() => this.checkPace(), slowest.milliseconds).unref();
    payload.on("error", (error) => this.destroy(error));
    payload.on("close", () => clearInterval(this.timer));
    // A body of an unsupported type is refused elsewhere.
    this.on("error", () => {});
  }

  /** Fastify compares it with the header. */
  get receivedEncodedLength(): number {
    return this.request.bodyRead.bytes;
  }

  private checkPace(): void {
    if (this.bytesInPeriod < this.slowest.bytes) this.destroy(tooSlow());
    this.bytesInPeriod = 0;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const { bodyRead, bodyLimits } = this.request;
    bodyRead.bytes += chunk.length;
    this.bytesInPeriod += chunk.length;
    if (bodyRead.bytes > bodyLimits.bytes) return done(tooLarge(this.request));
    const problem = this.shape.read(chunk);
    bodyRead.values = this.shape.values;
    if (problem !== null) return done(Object.assign(new Error(problem), { statusCode: 400 }));
    if (this.request.routeOptions.config.keepsRawBody) this.request.rawBody.push(chunk);
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.timer);
    done(error);
  }
}

/** Injected requests have no such property. */
const hasAllArrived = ({ complete }: IncomingMessage): boolean => complete !== false;

const tooLarge = ({ bodyLimits }: FastifyRequest) =>
  Object.assign(new Error(`The body may have ${bodyLimits.bytes} bytes at most.`), { statusCode: 413 });
const tooSlow = () => Object.assign(new Error("The body did not arrive in time."), { statusCode: 408 });
