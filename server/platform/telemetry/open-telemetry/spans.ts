import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Tracer,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { ObservedRequest, Operation } from "#server/platform/telemetry/telemetry.ts";
import { toLoggableError } from "#server/platform/telemetry/loggable-error.ts";

const propagator = new W3CTraceContextPropagator();
const contextOf = (traceparent: string | undefined) =>
  traceparent === undefined
    ? ROOT_CONTEXT
    : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);

const kinds: Record<Operation["kind"], SpanKind> = {
  statement: SpanKind.CLIENT,
  provider: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  page: SpanKind.INTERNAL,
};

const attributesOf = ({ kind, name, of }: Operation): Attributes => {
  switch (kind) {
    case "statement":
      return {
        "db.system.name": "postgresql",
        "db.operation.name": name,
        ...(of !== undefined && { "db.collection.name": of }),
      };
    case "provider":
      return { "trellis.provider.operation": name };
    case "job":
      return { "trellis.job": name };
    case "page":
      return {};
  }
};

/** Spans are named by terms of the code only: routes, tables, operations, jobs. */
export function createSpans(tracer: Tracer) {
  function beginSpan(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    parent = context.active(),
    askedAt?: string,
  ) {
    const enqueuing = askedAt === undefined ? undefined : trace.getSpanContext(contextOf(askedAt));
    const links = enqueuing ? [{ context: enqueuing }] : [];
    const span = tracer.startSpan(name, { kind, attributes, links }, parent);
    const inside = trace.setSpan(parent, span);
    return { span, within: <Result>(work: () => Result): Result => context.with(inside, work) };
  }

  return {
    begin: (work: Operation) => {
      const name = [work.kind === "statement" ? work.name : `${work.kind} ${work.name}`, work.of];
      // A job runs in an arbitrary context; its parent is the work that enqueued it.
      const parent = work.kind === "job" ? ROOT_CONTEXT : undefined;
      const { span, within: runInContext } = beginSpan(
        name.filter(Boolean).join(" "),
        kinds[work.kind],
        attributesOf(work),
        parent,
        work.askedAt,
      );
      return {
        within: runInContext,
        end: (outcome: string, error?: unknown) => {
          span.setAttribute("trellis.outcome", outcome);
          if (error !== undefined) {
            const { type, code } = toLoggableError(error);
            span.setAttribute("error.type", code ?? type).setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    beginRequest: ({ method, route, traceparent, isOwn }: ObservedRequest) => {
      const attributes = { "http.request.method": method, "http.route": route };
      const kind = isOwn ? SpanKind.INTERNAL : SpanKind.SERVER;
      const parent = isOwn ? context.active() : contextOf(traceparent);
      const { span, within: runInContext } = beginSpan(`${method} ${route}`, kind, attributes, parent);
      return {
        within: runInContext,
        endRequest: (status: number) => {
          span.setAttribute("http.response.status_code", status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    place: (): string | undefined => {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier.traceparent;
    },
  };
}
